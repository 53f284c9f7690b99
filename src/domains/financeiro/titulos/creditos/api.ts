import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { devolucaoEsquema, usoDeCreditoEsquema } from './esquemas.ts';
import { motivo } from '../esquemas.ts';
import { creditoSaida, extratoSaida } from './respostas.ts';
import { baixaFeita } from '../saidas.ts';

const porId = z.strictObject({ id: campo.id() });
const data = campo.dataCivil.opcional;
const ver = comPermissao('contas-a-receber:visualizar');
const consultaDoExtrato = z
  .strictObject({ PagadorId: filtroId(), AlunoId: filtroId(), Inicio: data(), Fim: data() })
  .transform((q) => ({ pagadorId: q.PagadorId ?? null, alunoId: q.AlunoId ?? null, inicio: q.Inicio, fim: q.Fim }));
const saldo = z.object({ id: z.number(), saldoCentavos: dinheiro });

/** The account of a payer: statement and credit. */
export const contaApi = {
  obterExtrato: defineEndpoint({
    method: 'GET',
    path: 'Extrato/obter',
    acesso: ver,
    resumo: 'The statement of a payer, of a student, or of both: every movement with its running balance',
    query: consultaDoExtrato,
    output: extratoSaida,
  }),
  extratoEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Extrato/pdf',
    acesso: ver,
    resumo: 'The statement as PDF',
    query: consultaDoExtrato,
    arquivo: true,
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
  creditosDoPagador: defineEndpoint({
    method: 'GET',
    path: 'Credito/do-pagador/{id}',
    acesso: comPermissao('contas-a-receber:visualizar', 'baixar-titulo:criar'),
    resumo: 'The credits of a payer, newest first, with what is left of each and how it was used',
    params: porId,
    output: z.object({ saldoCentavos: dinheiro, itens: z.array(creditoSaida) }),
  }),
  usarCredito: defineEndpoint({
    method: 'POST',
    path: 'Credito/{id}/uso',
    acesso: comPermissao('baixar-titulo:criar'),
    resumo: 'Settles titles of the same payer with a credit, with a receipt',
    exigeIdempotencia: true,
    params: porId,
    body: usoDeCreditoEsquema,
    output: baixaFeita,
  }),
  devolverCredito: defineEndpoint({
    method: 'POST',
    path: 'Credito/{id}/devolucao',
    acesso: comPermissao('devolver-credito:criar'),
    resumo: 'Gives money of a credit back to the payer',
    exigeIdempotencia: true,
    params: porId,
    body: devolucaoEsquema,
    output: saldo,
  }),
  desfazerDevolucao: defineEndpoint({
    method: 'POST',
    path: 'DevolucaoDeCredito/{id}/estorno',
    acesso: comPermissao('devolver-credito:criar'),
    resumo: 'Undoes a refund of credit: the money comes back to the account and is credit again',
    exigeIdempotencia: true,
    params: porId,
    body: z.strictObject({ motivo }),
    output: saldo,
  }),
  estornarCredito: defineEndpoint({
    method: 'POST',
    path: 'Credito/{id}/estorno',
    acesso: comPermissao('devolver-credito:criar'),
    resumo: 'Undoes a credit that was never used',
    exigeIdempotencia: true,
    params: porId,
    body: z.strictObject({ motivo }),
    output: saldo,
  }),
};
