import { baixasEmLoteApi as api } from '../api.ts';
import { escrita, type Sala } from '#platform/server/http/rota.ts';
import { baixarEmLote } from './baixar-em-lote.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';

/** financeiro/titulos/baixas/lote, as the portal registers it. */
export const baixasEmLote: Sala = {
  nome: 'financeiro/titulos/baixas/lote',
  api,
  rotas: [
    escrita(api.baixarTitulos, (ato, { body: { excedenteComoCredito = false, ...body } }) =>
      baixarTitulos(ato, { ...body, excedenteComoCredito }),
    ),
    escrita(api.baixarEmLote, (ato, { body }) => baixarEmLote(ato, body)),
  ],
};
