import { acao, escrita, escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { prepararAnexo } from '#platform/server/arquivos/anexo.ts';
import { justificativasApi as api } from '../api.ts';
import { anexarDocumento, baixarDocumento } from './documento.ts';
import { listarJustificativas } from './queries.ts';
import { registrarJustificativa } from './registrar.ts';
import { revogarJustificativa } from './revogar.ts';

/** Justified absences, as the portal registers them. */
export const diarioJustificativas: Sala = {
  nome: 'academico/diario/justificativas',
  api,
  rotas: [
    leitura(api.listarJustificativas, ({ db, quem }, { query }) => listarJustificativas(db, quem, query)),
    escrita(api.registrarJustificativa, (ato, { body }) => registrarJustificativa(ato, body)),
    escritaPreparada(
      api.anexarDocumento,
      (_contexto, { upload }) => prepararAnexo(upload),
      (ato, { params }, anexo) => anexarDocumento(ato, { ...params, ...anexo }),
    ),
    acao(api.baixarDocumento, (contexto, { params }) => baixarDocumento(contexto, params.id)),
    escrita(api.revogarJustificativa, (ato, { params, body }) => revogarJustificativa(ato, { ...params, ...body })),
  ],
};
