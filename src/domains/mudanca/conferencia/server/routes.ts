import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { conferenciaDaMudancaApi as api } from '../api.ts';
import { assinarConferencia } from './assinar.ts';
import { guardarTotais, obterConferencia } from './conferencia.ts';
import { imprimirConferencia } from './imprimir.ts';

/** mudanca/conferencia, as the portal registers it. */
export const conferenciaDaMudanca: Sala = {
  nome: 'mudanca/conferencia',
  api,
  rotas: [
    leitura(api.obter, ({ db }) => obterConferencia(db)),
    escrita(api.guardarTotais, async (ato, { body }) => {
      await guardarTotais(ato, body);
      return obterConferencia(ato.tx);
    }),
    escrita(api.assinar, (ato, { body }) => assinarConferencia(ato, body)),
    leitura(api.imprimir, ({ db, fuso }, { params }) => imprimirConferencia(db, { id: params.id, fuso })),
  ],
};
