import { historicoDe } from '#platform/server/audit.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilha.ts';
import { obterAnosLetivos } from '#domains/academico/periodos-letivos/server/door.ts';
import { estruturaApi as api } from '../api.ts';
import { colunasCursos, colunasTurmas } from './planilhas.ts';
import { listGruposTurma, listSegmentacoes, obterGrupoTurma, obterOpcoes, obterSegmentacao } from './queries.ts';
import { listCursos, obterCurso, percorrerCursos } from './queries-cursos.ts';
import { listTurmas, obterTurma, percorrerTurmas } from './queries-turmas.ts';
import { criarCurso, editarCurso, excluirCurso } from './salvar-curso.ts';
import { criarGrupoTurma, editarGrupoTurma, excluirGrupoTurma } from './salvar-grupo-turma.ts';
import { criarSegmentacao, editarSegmentacao, excluirSegmentacao } from './salvar-segmentacao.ts';
import { rotasEnsino } from './routes-ensino.ts';
import { mudarSituacaoDaTurma } from './situacao-turma.ts';
import { criarTurma, editarTurma, excluirTurma } from './salvar-turma.ts';

export const rotas = [
  leitura(api.opcoesEstrutura, async ({ db, servicos }, { query }) =>
    obterOpcoes(db, query.anoLetivoId ?? (await obterAnosLetivos(db, await hojeNaEscola(db, servicos.config.tzEscola))).anoLetivoAtualId),
  ),

  leitura(api.listarSegmentacoes, ({ db }, { query }) => listSegmentacoes(db, query)),
  leitura(api.obterSegmentacao, ({ db }, { params }) => obterSegmentacao(db, params.id)),
  escrita(api.criarSegmentacao, ({ tx, quem, pedido }, { body }) => criarSegmentacao(tx, quem, body, pedido)),
  escrita(api.editarSegmentacao, ({ tx, quem, pedido }, { body }) => editarSegmentacao(tx, quem, body, pedido)),
  escrita(api.excluirSegmentacao, ({ tx, quem, pedido }, { params }) => excluirSegmentacao(tx, quem, params.id, pedido)),

  leitura(api.listarCursos, ({ db }, { query }) => listCursos(db, query)),
  leitura(api.exportarCursos, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
    exportar('cursos', formato, colunasCursos(pedido.idioma), percorrerCursos(db, consulta)),
  ),
  leitura(api.obterCurso, ({ db }, { params }) => obterCurso(db, params.id)),
  escrita(api.criarCurso, ({ tx, quem, pedido }, { body }) => criarCurso(tx, quem, body, pedido)),
  escrita(api.editarCurso, ({ tx, quem, pedido }, { body }) => editarCurso(tx, quem, body, pedido)),
  escrita(api.excluirCurso, ({ tx, quem, pedido }, { params }) => excluirCurso(tx, quem, params.id, pedido)),
  leitura(api.historicoCurso, async ({ db }, { params }) => {
    await obterCurso(db, params.id);
    return { itens: await historicoDe(db, 'curso', params.id) };
  }),

  leitura(api.listarGruposTurma, ({ db }, { query }) => listGruposTurma(db, query)),
  leitura(api.obterGrupoTurma, ({ db }, { params }) => obterGrupoTurma(db, params.id)),
  escrita(api.criarGrupoTurma, ({ tx, quem, pedido }, { body }) => criarGrupoTurma(tx, quem, body, pedido)),
  escrita(api.editarGrupoTurma, ({ tx, quem, pedido }, { body }) => editarGrupoTurma(tx, quem, body, pedido)),
  escrita(api.excluirGrupoTurma, ({ tx, quem, pedido }, { params }) => excluirGrupoTurma(tx, quem, params.id, pedido)),

  leitura(api.listarTurmas, ({ db, quem }, { query }) => listTurmas(db, quem, query)),
  leitura(api.exportarTurmas, async ({ db, quem, pedido }, { query: { formato, ...consulta } }) =>
    exportar('turmas', formato, colunasTurmas(pedido.idioma), percorrerTurmas(db, quem, consulta)),
  ),
  leitura(api.obterTurma, ({ db, quem }, { params }) => obterTurma(db, params.id, quem)),
  escrita(api.criarTurma, ({ tx, quem, pedido }, { body }) => criarTurma(tx, quem, body, pedido)),
  escrita(api.editarTurma, ({ tx, quem, pedido }, { body }) => editarTurma(tx, quem, body, pedido)),
  escrita(api.excluirTurma, ({ tx, quem, pedido }, { params }) => excluirTurma(tx, quem, params.id, pedido)),
  escrita(api.fecharTurma, ({ tx, quem, pedido }, { params, body }) =>
    mudarSituacaoDaTurma(tx, quem, { ...params, ...body, verbo: 'fechar' }, pedido, quem),
  ),
  escrita(api.reabrirTurma, ({ tx, quem, pedido }, { params, body }) =>
    mudarSituacaoDaTurma(tx, quem, { ...params, ...body, verbo: 'reabrir' }, pedido, quem),
  ),
  leitura(api.historicoTurma, async ({ db, quem }, { params }) => {
    await obterTurma(db, params.id, quem);
    return { itens: await historicoDe(db, 'turma', params.id) };
  }),

  ...rotasEnsino,
];

/** The structure of the school, as the portal registers them. */
export const estrutura: Sala = { nome: 'estrutura', api, rotas };
