import { z } from 'zod';
import { dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { assinaturaDaConferencia, grupoDaConferencia, totaisAntigos } from './esquemas.ts';

const ver = comPermissao('mudanca:visualizar');
const editar = comPermissao('mudanca:editar');
const assinada = z.object({
  id: z.number(),
  numero: z.string(),
  dataEmissao: z.string(),
  usuarioNome: z.string(),
  diferencas: z.number(),
});
const conferencia = z.object({
  versao: z.number(),
  linhas: z.array(
    z.object({
      grupo: grupoDaConferencia,
      /** '' of a kind as a whole; a class; a month of due dates, 2026-10. */
      chave: z.string(),
      quantidade: z.number().nullable(),
      valorCentavos: dinheiro.nullable(),
      antigaQuantidade: z.number().nullable(),
      antigoValorCentavos: dinheiro.nullable(),
      situacao: z.enum(['igual', 'diferente', 'por_conferir']),
    }),
  ),
  assinaturas: z.array(assinada),
});

/** What came in against what the old system added up to, and the paper that a person signs of it. */
export const conferenciaDaMudancaApi = {
  obter: defineEndpoint({
    method: 'GET',
    path: 'Mudanca/conferencia',
    acesso: ver,
    resumo: 'Counts and sums by kind, class and month of due date, beside what was typed of the old system; what was signed so far',
    output: conferencia,
  }),
  guardarTotais: defineEndpoint({
    method: 'PUT',
    path: 'Mudanca/conferencia',
    acesso: editar,
    resumo: 'Keeps what the old system adds up to, whole',
    body: totaisAntigos,
    output: conferencia,
  }),
  assinar: defineEndpoint({
    method: 'POST',
    path: 'Mudanca/conferencia/assinatura',
    acesso: editar,
    resumo: 'Signs the reconciliation as it stands: a numbered paper that stays as it is; differences ask for a note',
    exigeIdempotencia: true,
    body: assinaturaDaConferencia,
    output: z.object({ id: z.number(), numero: z.string() }),
  }),
  imprimir: defineEndpoint({
    method: 'GET',
    path: 'Mudanca/conferencia/{id}/documento',
    acesso: ver,
    resumo: 'A signed reconciliation as PDF, from what was frozen: the same bytes each time',
    params: porId,
    arquivo: true,
  }),
};
