import { prepararAnexo } from '#platform/server/arquivos/anexo.ts';
import { acao, escrita, escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { fichasSocioeconomicasApi as api } from '../api.ts';
import { anexarAFicha, baixarAnexoDaFicha } from './anexos.ts';
import { listarFichas } from './queries.ts';
import { renovarFicha } from './renovar-ficha.ts';
import { criarFicha, editarFicha } from './salvar-ficha.ts';
import { listarVisualizacoesDaFicha, verFicha } from './ver-ficha.ts';

/** academico/bolsas/fichas, as the portal registers it. */
export const fichasSocioeconomicas: Sala = {
  nome: 'academico/bolsas/fichas',
  api,
  rotas: [
    leitura(api.listarFichas, ({ db, quem }, { query }) => listarFichas(db, query, quem)),
    // A read that leaves its trace: who saw the form.
    acao(api.obterFicha, (contexto, { params, query }) => verFicha(contexto, { id: params.id, motivo: query.Motivo })),
    escrita(api.criarFicha, (ato, { body }) => criarFicha(ato, body)),
    escrita(api.editarFicha, (ato, { body }) => editarFicha(ato, body)),
    escrita(api.renovarFicha, (ato, { params, body }) => renovarFicha(ato, { ...params, ...body })),
    leitura(api.listarVisualizacoesDaFicha, (contexto, { params }) => listarVisualizacoesDaFicha(contexto, params.id)),
    escritaPreparada(
      api.anexarAFicha,
      (_contexto, { upload }) => prepararAnexo(upload),
      (ato, { params }, anexo) => anexarAFicha(ato, { ...params, ...anexo }),
    ),
    acao(api.baixarAnexoDaFicha, (contexto, { params }) => baixarAnexoDaFicha(contexto, params)),
  ],
};
