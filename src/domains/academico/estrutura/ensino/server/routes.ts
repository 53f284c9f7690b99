import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { colunasDisciplinas, colunasTiposAvaliacao } from './planilha.ts';
import {
  listarDisciplinas,
  listarTiposAvaliacao,
  obterDisciplina,
  obterTipoAvaliacao,
  percorrerDisciplinas,
  percorrerTiposAvaliacao,
} from './queries.ts';
import { criarDisciplina, editarDisciplina, excluirDisciplina } from './salvar-disciplina.ts';
import { criarTipoAvaliacao, editarTipoAvaliacao, excluirTipoAvaliacao } from './salvar-tipo-avaliacao.ts';
import { ensinoApi as api } from '../api.ts';

/** Subjects and kinds of assessment, as the portal registers them. */
export const estruturaEnsino: Sala = {
  nome: 'academico/estrutura/ensino',
  api,
  rotas: [
    leitura(api.listarDisciplinas, ({ db }, { query }) => listarDisciplinas(db, query)),
    leitura(api.exportarDisciplinas, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
      exportar('disciplinas', formato, colunasDisciplinas(pedido.idioma), percorrerDisciplinas(db, consulta)),
    ),
    leitura(api.obterDisciplina, ({ db }, { params }) => obterDisciplina(db, params.id)),
    escrita(api.criarDisciplina, (ato, { body }) => criarDisciplina(ato, body)),
    escrita(api.editarDisciplina, (ato, { body }) => editarDisciplina(ato, body)),
    escrita(api.excluirDisciplina, (ato, { params }) => excluirDisciplina(ato, params.id)),
    leitura(api.listarTiposAvaliacao, ({ db }, { query }) => listarTiposAvaliacao(db, query)),
    leitura(api.exportarTiposAvaliacao, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
      exportar('tipos-avaliacao', formato, colunasTiposAvaliacao(pedido.idioma), percorrerTiposAvaliacao(db, consulta)),
    ),
    leitura(api.obterTipoAvaliacao, ({ db }, { params }) => obterTipoAvaliacao(db, params.id)),
    escrita(api.criarTipoAvaliacao, (ato, { body }) => criarTipoAvaliacao(ato, body)),
    escrita(api.editarTipoAvaliacao, (ato, { body }) => editarTipoAvaliacao(ato, body)),
    escrita(api.excluirTipoAvaliacao, (ato, { params }) => excluirTipoAvaliacao(ato, params.id)),
  ],
};
