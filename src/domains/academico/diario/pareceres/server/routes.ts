import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { pareceresApi as api } from '../api.ts';
import { criarFrase, editarFrase, excluirFrase, listarFrases } from './frases.ts';
import { gravarObservacao } from './gravar-observacao.ts';
import { gravarParecer } from './gravar-parecer.ts';
import { obterPareceres } from './obter-pareceres.ts';

/** academico/diario/pareceres, as the portal registers it. */
export const diarioPareceres: Sala = {
  nome: 'academico/diario/pareceres',
  api,
  rotas: [
    leitura(api.obterPareceres, ({ db, quem }, { params, query }) => obterPareceres(db, quem, { ...params, etapaId: query.EtapaId })),
    escrita(api.gravarParecer, (ato, { body }) => gravarParecer(ato, body)),
    escrita(api.gravarObservacao, (ato, { body }) => gravarObservacao(ato, body)),
    leitura(api.listarFrases, ({ db }) => listarFrases(db)),
    escrita(api.criarFrase, (ato, { body }) => criarFrase(ato, body)),
    escrita(api.editarFrase, (ato, { body }) => editarFrase(ato, body)),
    escrita(api.excluirFrase, (ato, { params }) => excluirFrase(ato, params.id)),
  ],
};
