import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { anosDoHistoricoApi as api } from '../api.ts';
import { obterAno, obterOpcoes } from './obter-ano.ts';
import { criarAno, editarAno, excluirAno } from './salvar-ano.ts';

/** The typed years of transcripts, as the portal registers them. */
export const anosDoHistorico: Sala = {
  nome: 'academico/historico/escolar/anos',
  api,
  rotas: [
    leitura(api.opcoesDoAno, ({ db }, { query }) => obterOpcoes(db, query.instituicaoId)),
    leitura(api.obterAno, ({ db }, { params }) => obterAno(db, params.id)),
    escrita(api.criarAno, (ato, { body }) => criarAno(ato, body)),
    escrita(api.editarAno, (ato, { body }) => editarAno(ato, body)),
    escrita(api.excluirAno, (ato, { params }) => excluirAno(ato, params.id)),
  ],
};
