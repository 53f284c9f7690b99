import { extratoApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { obterExtrato } from './extrato.ts';
import { extratoEmPdf } from './extrato-pdf.ts';

/** financeiro/titulos/extrato, as the portal registers it. */
export const extratos: Sala = {
  nome: 'financeiro/titulos/extrato',
  api,
  rotas: [
    leitura(api.obterExtrato, (contexto, { query }) => obterExtrato(contexto, query)),
    leitura(api.extratoEmPdf, (contexto, { query }) => extratoEmPdf(contexto, query)),
  ],
};
