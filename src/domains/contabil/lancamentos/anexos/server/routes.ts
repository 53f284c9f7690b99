import { prepararAnexo } from '#platform/server/arquivos/anexo.ts';
import { escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { anexosContabeisApi as api } from '../api.ts';
import { anexarAoLancamento, baixarAnexoContabil } from './anexos.ts';

/** contabil/lancamentos/anexos, as the portal registers it. */
export const anexosContabeis: Sala = {
  nome: 'contabil/lancamentos/anexos',
  api,
  rotas: [
    escritaPreparada(
      api.anexar,
      (_contexto, { upload }) => prepararAnexo(upload),
      (ato, { params }, anexo) => anexarAoLancamento(ato, { lancamentoId: params.id, ...anexo }),
    ),
    leitura(api.baixarAnexo, ({ db }, { params }) => baixarAnexoContabil(db, { lancamentoId: params.id, anexoId: params.anexoId })),
  ],
};
