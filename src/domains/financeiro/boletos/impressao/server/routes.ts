import { impressaoApi as api } from '../api.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { comFiltro } from '#domains/financeiro/boletos/filtros.ts';
import { obterImpressao, pdfDeBoletos } from './imprimir.ts';
import { pedirImpressao } from './pedir-impressao.ts';

/** financeiro/boletos/impressao, as the portal registers it. */
export const impressaoDeBoletos: Sala = {
  nome: 'financeiro/boletos/impressao',
  api,
  rotas: [
    leitura(api.boletosEmPdf, ({ db }, { query }) => pdfDeBoletos(db, query.ids)),
    escrita(api.imprimirBoletos, (ato, { body }) => pedirImpressao(ato, comFiltro(body))),
    leitura(api.obterImpressao, ({ db, quem }, { params }) => obterImpressao(db, quem, params.id)),
  ],
};
