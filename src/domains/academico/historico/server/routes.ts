import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { historicoApi as api } from '../api.ts';
import { colunasDisciplinas, colunasInstituicoes, colunasTurmas } from './planilha.ts';
import { buscarInstituicoes, listarInstituicoes, obterInstituicao, percorrerInstituicoes, verSemelhantes } from './queries.ts';
import {
  listarDisciplinas,
  listarTurmas,
  obterDisciplina,
  obterOpcoes,
  obterTurma,
  percorrerDisciplinas,
  percorrerTurmas,
} from './queries-partes.ts';
import { copiarDisciplinas, criarDisciplina, editarDisciplina, excluirDisciplina } from './salvar-disciplina.ts';
import { criarInstituicao, editarInstituicao, excluirInstituicao } from './salvar-instituicao.ts';
import { criarTurma, editarTurma, excluirTurma } from './salvar-turma.ts';

const rotas = [
  leitura(api.listarInstituicoes, ({ db }, { query }) => listarInstituicoes(db, query)),
  leitura(api.exportarInstituicoes, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
    exportar('instituicoes', formato, colunasInstituicoes(pedido.idioma), percorrerInstituicoes(db, consulta)),
  ),
  leitura(api.buscarInstituicoes, ({ db }, { query }) => buscarInstituicoes(db, query)),
  leitura(api.verSemelhantes, ({ db }, { query }) => verSemelhantes(db, query)),
  leitura(api.obterInstituicao, ({ db }, { params }) => obterInstituicao(db, params.id)),
  escrita(api.criarInstituicao, (ato, { body }) => criarInstituicao(ato, body)),
  escrita(api.editarInstituicao, (ato, { body }) => editarInstituicao(ato, body)),
  escrita(api.excluirInstituicao, (ato, { params }) => excluirInstituicao(ato, params.id)),
  leitura(api.historicoInstituicao, async ({ db }, { params }) => {
    await obterInstituicao(db, params.id);
    return { itens: await historicoDe(db, 'instituicao_ensino', params.id) };
  }),

  leitura(api.opcoesDePartes, ({ db }) => obterOpcoes(db)),
  leitura(api.listarDisciplinas, ({ db }, { query }) => listarDisciplinas(db, query)),
  leitura(api.exportarDisciplinas, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
    exportar('disciplinas-de-instituicoes', formato, colunasDisciplinas(pedido.idioma), percorrerDisciplinas(db, consulta)),
  ),
  leitura(api.obterDisciplina, ({ db }, { params }) => obterDisciplina(db, params.id)),
  escrita(api.criarDisciplina, (ato, { body }) => criarDisciplina(ato, body)),
  escrita(api.copiarDisciplinas, (ato, { params }) => copiarDisciplinas(ato, params.id)),
  escrita(api.editarDisciplina, (ato, { body }) => editarDisciplina(ato, body)),
  escrita(api.excluirDisciplina, (ato, { params }) => excluirDisciplina(ato, params.id)),

  leitura(api.listarTurmas, ({ db }, { query }) => listarTurmas(db, query)),
  leitura(api.exportarTurmas, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
    exportar('turmas-de-instituicoes', formato, colunasTurmas(pedido.idioma), percorrerTurmas(db, consulta)),
  ),
  leitura(api.obterTurma, ({ db }, { params }) => obterTurma(db, params.id)),
  escrita(api.criarTurma, (ato, { body }) => criarTurma(ato, body)),
  escrita(api.editarTurma, (ato, { body }) => editarTurma(ato, body)),
  escrita(api.excluirTurma, (ato, { params }) => excluirTurma(ato, params.id)),
];

/** Other institutions, as the portal registers them. */
export const historico: Sala = { nome: 'academico/historico', api, rotas };
