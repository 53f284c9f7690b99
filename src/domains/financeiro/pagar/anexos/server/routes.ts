import { prepararAnexo } from '#platform/server/arquivos/anexo.ts';
import { escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { anexosPagarApi as api } from '../api.ts';
import { anexarAConta, baixarAnexo } from './anexos.ts';

/** financeiro/pagar/anexos, as the portal registers it. */
export const anexosAPagar: Sala = {
  nome: 'financeiro/pagar/anexos',
  api,
  rotas: [
    escritaPreparada(
      api.anexar,
      (_contexto, { upload }) => prepararAnexo(upload),
      (ato, { params }, anexo) => anexarAConta(ato, { contaId: params.id, ...anexo }),
    ),
    leitura(api.baixarAnexo, ({ db }, { params }) => baixarAnexo(db, { contaId: params.id, anexoId: params.anexoId })),
  ],
};
