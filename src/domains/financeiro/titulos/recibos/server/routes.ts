import { recibosApi as api } from '../api.ts';
import { leitura, type Sala } from '#platform/server/http/rota.ts';
import { obterRecibo } from './recibo.ts';
import { reciboEmPdf } from './recibo-pdf.ts';
import './integridade.ts';

/** financeiro/titulos/recibos, as the portal registers it. */
export const recibos: Sala = {
  nome: 'financeiro/titulos/recibos',
  api,
  rotas: [
    leitura(api.obterRecibo, ({ db }, { params }) => obterRecibo(db, params.id)),
    leitura(api.reciboEmPdf, ({ db, fuso, servicos }, { params }) =>
      reciboEmPdf(db, params.id, { fuso, publicUrl: servicos.config.publicUrl }),
    ),
  ],
};
