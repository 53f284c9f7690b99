import { imprimirDaTarefa } from '#domains/academico/historico/escolar/emissao/server/door.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { lotesDeHistoricoApi as api } from '../api.ts';
import { criarLote, preverLote } from './lotes.ts';

/** The transcripts of a class at once, as the portal registers them. */
export const lotesDeHistorico: Sala = {
  nome: 'academico/historico/escolar/lotes',
  api,
  rotas: [
    leitura(api.preverLote, ({ db, pedido }, { body }) => preverLote(db, { ...body, idioma: pedido.idioma })),
    escrita(api.emitirLote, (ato, { body }) => criarLote(ato, body)),
    leitura(api.imprimirLote, ({ db }, { params }) => imprimirDaTarefa(db, params.id)),
  ],
};
