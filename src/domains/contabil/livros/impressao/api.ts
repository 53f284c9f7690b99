import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const imprimir = comPermissao('contabil-diario:listar');
const imprimirRazao = comPermissao('contabil-razao:listar');
const periodo = campo.inteiro({ min: 199_001, max: 210_014 });
export const pedidoDoLivro = z.strictObject({
  de: periodo,
  ate: periodo,
  /** Of the first volume; those that follow are numbered on. */
  numero: campo.inteiro({ min: 1, max: 9999 }),
});

/** The books to be signed. */
export const impressaoApi = {
  imprimir: defineEndpoint({
    method: 'POST',
    path: 'LivroContabil/diario/impressoes',
    acesso: imprimir,
    resumo: 'Prints the daily book of some periods in the background: volumes with numbered pages, opening and closing terms',
    body: pedidoDoLivro,
    output: z.object({ tarefaId: z.number() }),
  }),
  obter: defineEndpoint({
    method: 'GET',
    path: 'LivroContabil/diario/impressoes/{id}',
    acesso: imprimir,
    resumo: 'What a job of the daily book printed: a PDF, or a ZIP of its volumes',
    params: porId,
    arquivo: true,
  }),
  imprimirRazao: defineEndpoint({
    method: 'POST',
    path: 'LivroContabil/razao/impressoes',
    acesso: imprimirRazao,
    resumo: 'Prints the ledger of every account of some periods in the background, in volumes as the daily book',
    body: pedidoDoLivro,
    output: z.object({ tarefaId: z.number() }),
  }),
  obterRazao: defineEndpoint({
    method: 'GET',
    path: 'LivroContabil/razao/impressoes/{id}',
    acesso: imprimirRazao,
    resumo: 'What a job of the ledger printed: a PDF, or a ZIP of its volumes',
    params: porId,
    arquivo: true,
  }),
};
