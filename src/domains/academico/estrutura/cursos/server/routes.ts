import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { colunasCursos } from './planilha.ts';
import {
  listarCursos,
  listarGruposTurma,
  listarSegmentacoes,
  obterCurso,
  obterGrupoTurma,
  obterSegmentacao,
  percorrerCursos,
} from './queries.ts';
import { criarCurso, editarCurso, excluirCurso } from './salvar-curso.ts';
import { criarGrupoTurma, editarGrupoTurma, excluirGrupoTurma } from './salvar-grupo-turma.ts';
import { criarSegmentacao, editarSegmentacao, excluirSegmentacao } from './salvar-segmentacao.ts';
import { cursosApi as api } from '../api.ts';

/** Segmentações, cursos and grupos de turma, as the portal registers them. */
export const estruturaCursos: Sala = {
  nome: 'academico/estrutura/cursos',
  api,
  rotas: [
    leitura(api.listarSegmentacoes, ({ db }, { query }) => listarSegmentacoes(db, query)),
    leitura(api.obterSegmentacao, ({ db }, { params }) => obterSegmentacao(db, params.id)),
    escrita(api.criarSegmentacao, (ato, { body }) => criarSegmentacao(ato, body)),
    escrita(api.editarSegmentacao, (ato, { body }) => editarSegmentacao(ato, body)),
    escrita(api.excluirSegmentacao, (ato, { params }) => excluirSegmentacao(ato, params.id)),
    leitura(api.listarCursos, ({ db }, { query }) => listarCursos(db, query)),
    leitura(api.exportarCursos, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
      exportar('cursos', formato, colunasCursos(pedido.idioma), percorrerCursos(db, consulta)),
    ),
    leitura(api.obterCurso, ({ db }, { params }) => obterCurso(db, params.id)),
    escrita(api.criarCurso, (ato, { body }) => criarCurso(ato, body)),
    escrita(api.editarCurso, (ato, { body }) => editarCurso(ato, body)),
    escrita(api.excluirCurso, (ato, { params }) => excluirCurso(ato, params.id)),
    leitura(api.historicoCurso, async ({ db }, { params }) => {
      await obterCurso(db, params.id);
      return { itens: await historicoDe(db, 'curso', params.id) };
    }),
    leitura(api.listarGruposTurma, ({ db }, { query }) => listarGruposTurma(db, query)),
    leitura(api.obterGrupoTurma, ({ db }, { params }) => obterGrupoTurma(db, params.id)),
    escrita(api.criarGrupoTurma, (ato, { body }) => criarGrupoTurma(ato, body)),
    escrita(api.editarGrupoTurma, (ato, { body }) => editarGrupoTurma(ato, body)),
    escrita(api.excluirGrupoTurma, (ato, { params }) => excluirGrupoTurma(ato, params.id)),
  ],
};
