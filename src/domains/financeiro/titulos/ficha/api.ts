import { contaEsquema, portalEsquema, vencimentoEsquema } from './esquemas.ts';
import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { previaDoVencimento, tituloSaida } from './respostas.ts';

const valores = z.record(z.string(), z.unknown()).nullable();
const ver = comPermissao('contas-a-receber:visualizar');

/** The record of a title, and what may be changed of it. */
export const fichaApi = {
  obterTitulo: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/{id}',
    acesso: ver,
    resumo: 'One title with its movements and what it owes today',
    params: porId,
    output: tituloSaida,
  }),
  historicoDoTitulo: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/{id}/historico',
    acesso: ver,
    resumo: 'Who changed what on a title',
    params: porId,
    output: z.object({
      itens: z.array(
        z.object({
          seq: z.number(),
          em: z.string(),
          usuarioNome: z.string().nullable(),
          acao: z.string(),
          antes: valores,
          depois: valores,
          motivo: z.string().nullable(),
        }),
      ),
    }),
  }),
  preverVencimento: defineEndpoint({
    method: 'GET',
    path: 'TituloReceber/{id}/vencimento',
    acesso: comPermissao('contas-a-receber:editar'),
    resumo: 'What another due date would do to what a title owes today: both amounts, and what is given up to owe the other',
    params: porId,
    query: z.strictObject({ Data: campo.dataCivil() }).transform((q) => ({ dataVencimento: q.Data })),
    output: previaDoVencimento,
  }),
  mudarVencimento: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/{id}/vencimento',
    acesso: comPermissao('contas-a-receber:editar'),
    resumo:
      'Gives an open title that nothing was received of another due date, with a reason; what a late one owes stays unless it is given up',
    params: porId,
    body: vencimentoEsquema,
    output: z.object({ id: z.number(), dataVencimento: z.string(), versao: z.number() }),
  }),
  liberarNoPortal: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/{id}/liberacao-portal',
    acesso: comPermissao('contas-a-receber:editar'),
    resumo: 'Shows a title to the guardians',
    params: porId,
    output: z.object({ alterados: z.number() }),
  }),
  bloquearNoPortal: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/{id}/bloqueio-portal',
    acesso: comPermissao('contas-a-receber:editar'),
    resumo: 'Hides a title from the guardians',
    params: porId,
    output: z.object({ alterados: z.number() }),
  }),
  liberarVariosNoPortal: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/liberacoes-portal',
    acesso: comPermissao('contas-a-receber:editar'),
    resumo: 'Shows many titles to the guardians',
    body: portalEsquema,
    output: z.object({ alterados: z.number() }),
  }),
  bloquearVariosNoPortal: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/bloqueios-portal',
    acesso: comPermissao('contas-a-receber:editar'),
    resumo: 'Hides many titles from the guardians',
    body: portalEsquema,
    output: z.object({ alterados: z.number() }),
  }),
  mudarConta: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/mudancas-de-conta',
    acesso: comPermissao('contas-a-receber:editar'),
    resumo:
      'Moves open and partly paid titles to another account and payment method, all or nothing, or all but those whose slip can be paid; what was received stays where it came in',
    exigeIdempotencia: true,
    body: contaEsquema,
    output: z.object({ alterados: z.number(), mantidos: z.number() }),
  }),
  classificarDeducao: defineEndpoint({
    method: 'PUT',
    path: 'TituloReceber/{id}/deducao',
    acesso: comPermissao('contas-a-receber:editar'),
    resumo: 'Whether a title counts as instruction for income tax; null follows its price',
    params: porId,
    body: z.strictObject({ versao: campo.versao(), dedutivel: z.boolean().nullable() }),
    output: z.object({ id: z.number(), versao: z.number() }),
  }),
};
