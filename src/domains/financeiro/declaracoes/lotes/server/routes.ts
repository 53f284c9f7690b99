import { declaracoesLotesApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { criarLote, preverLote } from './lotes.ts';
import { pdfDoLote } from './pdf.ts';

/** declaracoes/lotes, as the portal registers it. */
export const declaracoesLotes: Sala = {
  nome: 'financeiro/declaracoes/lotes',
  api,
  rotas: [
    leitura(api.preverLote, async ({ db, pedido, hoje }, { body }) => preverLote(db, body, hoje, pedido.idioma)),
    escrita(api.emitirLote, (ato, { body }) => criarLote(ato, body)),
    leitura(api.pdfDoLote, ({ db }, { params }) => pdfDoLote(db, params.id)),
  ],
};
