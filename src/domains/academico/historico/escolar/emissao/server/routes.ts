import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { emissaoDeHistoricoApi as api } from '../api.ts';
import { cancelarHistorico } from './cancelar.ts';
import { emitirHistorico } from './emitir.ts';
import { emitirVia } from './emitir-via.ts';
import { imprimirHistorico, verMinuta } from './imprimir.ts';
import './integridade.ts';
import { listarEmitidos } from './queries.ts';

/** Transcripts as papers, as the portal registers them. */
export const emissaoDeHistorico: Sala = {
  nome: 'academico/historico/escolar/emissao',
  api,
  rotas: [
    leitura(api.listarEmitidos, ({ db }, { query }) => listarEmitidos(db, query)),
    leitura(api.verMinuta, ({ db, hoje }, { params, query }) => verMinuta(db, { hoje }, { alunoId: params.id, ...query })),
    escrita(api.emitirHistorico, (ato, { body }) => emitirHistorico(ato, { ...body, publicUrl: ato.servicos.config.publicUrl })),
    leitura(api.imprimirHistorico, ({ db }, { params, query }) => imprimirHistorico(db, { ...params, ...query })),
    escrita(api.emitirVia, (ato, { params }) => emitirVia(ato, params)),
    escrita(api.cancelarHistorico, (ato, { params, body }) => cancelarHistorico(ato, { ...params, ...body })),
  ],
};
