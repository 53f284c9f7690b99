import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { obterAnosLetivos } from '#domains/academico/periodos-letivos/server/door.ts';
import { estruturaApi as api } from '../api.ts';
import { colunasCursos, colunasTurmas } from '../cursos/server/planilhas.ts';
import { listGruposTurma, listSegmentacoes, obterGrupoTurma, obterOpcoes, obterSegmentacao } from './queries.ts';
import { listCursos, obterCurso, percorrerCursos } from '../cursos/server/queries.ts';
import { listTurmas, obterTurma, percorrerTurmas } from '../turmas/server/queries.ts';
import { criarCurso, editarCurso, excluirCurso } from '../cursos/server/salvar-curso.ts';
import { criarGrupoTurma, editarGrupoTurma, excluirGrupoTurma } from '../cursos/server/salvar-grupo-turma.ts';
import { criarSegmentacao, editarSegmentacao, excluirSegmentacao } from '../cursos/server/salvar-segmentacao.ts';
import { rotasEnsino } from '../turma-disciplina/server/routes.ts';
import { mudarSituacaoDaTurma } from '../turmas/server/situacao.ts';
import { criarTurma, editarTurma, excluirTurma } from '../turmas/server/salvar-turma.ts';

export const rotas = [
  leitura(api.opcoesEstrutura, async ({ db, servicos }, { query }) =>
    obterOpcoes(db, query.anoLetivoId ?? (await obterAnosLetivos(db, await hojeNaEscola(db, servicos.config.tzEscola))).anoLetivoAtualId),
  ),

  leitura(api.listarSegmentacoes, ({ db }, { query }) => listSegmentacoes(db, query)),
  leitura(api.obterSegmentacao, ({ db }, { params }) => obterSegmentacao(db, params.id)),
  escrita(api.criarSegmentacao, (ato, { body }) => criarSegmentacao(ato, body)),
  escrita(api.editarSegmentacao, (ato, { body }) => editarSegmentacao(ato, body)),
  escrita(api.excluirSegmentacao, (ato, { params }) => excluirSegmentacao(ato, params.id)),

  leitura(api.listarCursos, ({ db }, { query }) => listCursos(db, query)),
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

  leitura(api.listarGruposTurma, ({ db }, { query }) => listGruposTurma(db, query)),
  leitura(api.obterGrupoTurma, ({ db }, { params }) => obterGrupoTurma(db, params.id)),
  escrita(api.criarGrupoTurma, (ato, { body }) => criarGrupoTurma(ato, body)),
  escrita(api.editarGrupoTurma, (ato, { body }) => editarGrupoTurma(ato, body)),
  escrita(api.excluirGrupoTurma, (ato, { params }) => excluirGrupoTurma(ato, params.id)),

  leitura(api.listarTurmas, ({ db, quem }, { query }) => listTurmas(db, quem, query)),
  leitura(api.exportarTurmas, async ({ db, quem, pedido }, { query: { formato, ...consulta } }) =>
    exportar('turmas', formato, colunasTurmas(pedido.idioma), percorrerTurmas(db, quem, consulta)),
  ),
  leitura(api.obterTurma, ({ db, quem }, { params }) => obterTurma(db, params.id, quem)),
  escrita(api.criarTurma, (ato, { body }) => criarTurma(ato, body)),
  escrita(api.editarTurma, (ato, { body }) => editarTurma(ato, body)),
  escrita(api.excluirTurma, (ato, { params }) => excluirTurma(ato, params.id)),
  escrita(api.fecharTurma, (ato, { params, body }) => mudarSituacaoDaTurma(ato, { ...params, ...body, verbo: 'fechar' })),
  escrita(api.reabrirTurma, (ato, { params, body }) => mudarSituacaoDaTurma(ato, { ...params, ...body, verbo: 'reabrir' })),
  leitura(api.historicoTurma, async ({ db, quem }, { params }) => {
    await obterTurma(db, params.id, quem);
    return { itens: await historicoDe(db, 'turma', params.id) };
  }),

  ...rotasEnsino,
];

/** The structure of the school, as the portal registers them. */
export const estrutura: Sala = { nome: 'estrutura', api, rotas };
