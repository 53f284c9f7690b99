import { z } from 'zod';
import { dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { devolucaoEsquema } from './esquemas.ts';
import { motivo } from '../esquemas.ts';
import { creditoSaida } from './respostas.ts';

const saldo = z.object({ id: z.number(), saldoCentavos: dinheiro });

/** The credit of a payer. */
export const creditosApi = {
  creditosDoPagador: defineEndpoint({
    method: 'GET',
    path: 'Credito/do-pagador/{id}',
    acesso: comPermissao('contas-a-receber:visualizar', 'baixar-titulo:criar'),
    resumo: 'The credits of a payer, newest first, with what is left of each and how it was used',
    params: porId,
    output: z.object({ saldoCentavos: dinheiro, itens: z.array(creditoSaida) }),
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
