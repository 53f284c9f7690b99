import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { cancelamentoEsquema, estornoEsquema, portalEsquema, vencimentoEsquema } from '../esquemas.ts';
import { situacao } from '../saidas.ts';

const porId = z.strictObject({ id: campo.id() });

/** What changes a title that exists: reversal, cancellation, due date, whether guardians see it. */
export const atosDoTitulo = {
  estornarBaixa: defineEndpoint({
    method: 'POST',
    path: 'Baixa/{id}/estorno',
    acesso: comPermissao('estornar-titulo:criar'),
    resumo: 'Reverses a settlement with an opposite movement dated today',
    exigeIdempotencia: true,
    params: porId,
    body: estornoEsquema,
    output: z.object({
      id: z.number(),
      tituloId: z.number(),
      situacao,
      /** Titles that would be owed again, but their contract stopped before they fall due. */
      foraDaCobranca: z.number(),
      creditoEstornadoCentavos: dinheiro,
      descontoRevogadoCentavos: dinheiro,
    }),
  }),
  cancelarTitulo: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/{id}/cancelamento',
    acesso: comPermissao('contas-a-receber:excluir'),
    resumo: 'Cancels a title that was never settled',
    params: porId,
    body: cancelamentoEsquema,
    output: z.object({ id: z.number(), situacao }),
  }),
  mudarVencimento: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/{id}/vencimento',
    acesso: comPermissao('contas-a-receber:editar'),
    resumo: 'Gives an open title that nothing was received of another due date, with a reason',
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
};
