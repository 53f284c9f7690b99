import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { regrasEsquema } from './esquemas.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const regras = z.object({ aprovacaoAcimaCentavos: dinheiro.nullable(), versao: z.number() });

/** The approval of bills above an amount, and that amount. */
export const aprovacaoApi = {
  obterRegras: defineEndpoint({
    method: 'GET',
    path: 'RegrasDePagar',
    acesso: comPermissao('contas-pagar:visualizar', 'aprovar-pagamento:editar'),
    resumo: 'Above which amount a second person approves a bill',
    output: regras,
  }),
  salvarRegras: defineEndpoint({
    method: 'PUT',
    path: 'RegrasDePagar',
    acesso: comPermissao('aprovar-pagamento:editar'),
    resumo: 'Changes the amount above which a second person approves a bill; none asks for nobody',
    body: regrasEsquema,
    output: regras,
  }),
  decidirConta: defineEndpoint({
    method: 'POST',
    path: 'ContaPagar/{id}/aprovacao',
    acesso: comPermissao('aprovar-pagamento:criar'),
    resumo: 'A second person approves or refuses a bill',
    params: porId,
    body: z.strictObject({
      decisao: z.enum(['aprovada', 'recusada']),
      motivo: campo.textoOpcional(300),
      versao: campo.versao(),
    }),
    output: z.object({ id: z.number(), aprovacao: z.enum(['aprovada', 'recusada']), versao: z.number() }),
  }),
};
