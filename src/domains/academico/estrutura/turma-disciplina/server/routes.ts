import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { exigir } from '#platform/server/http/autorizacao.ts';
import { escrita, leitura } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { estruturaApi as api } from '#domains/academico/estrutura/api.ts';
import { copiarAno, preverCopiaDeAno } from '#domains/academico/estrutura/copia/server/copiar-ano.ts';
import { copiarDeTurma, preverCopiaDeTurma } from '#domains/academico/estrutura/copia/server/copiar-de-turma.ts';
import { obterCriterios, retirarCriterio, salvarCriterio } from '#domains/academico/estrutura/criterio/server/criterios.ts';
import { incluirDisciplinas, ordenarDisciplinas } from './incluir-disciplinas.ts';
import { desfazerEncerramento, encerrarDisciplina } from './encerrar-disciplina.ts';
import { editarDisciplinaDaTurma, excluirDisciplinaDaTurma } from './mudar-disciplina.ts';
import { colunasDisciplinas, colunasDocentes, colunasTiposAvaliacao } from '#domains/academico/estrutura/ensino/server/planilhas.ts';
import { listAnoDocentes, listDocentesPeriodo, percorrerDocentesPeriodo } from '#domains/academico/estrutura/docentes/server/queries.ts';
import {
  listDisciplinas,
  listTiposAvaliacao,
  obterDisciplina,
  obterTipoAvaliacao,
  percorrerDisciplinas,
  percorrerTiposAvaliacao,
} from '#domains/academico/estrutura/ensino/server/queries.ts';
import { obterDisciplinasDaTurma } from './queries.ts';
import { criarDisciplina, editarDisciplina, excluirDisciplina } from '#domains/academico/estrutura/ensino/server/salvar-disciplina.ts';
import {
  criarDocentesPeriodo,
  editarDocentePeriodo,
  excluirDocentePeriodo,
  substituirDocente,
} from '#domains/academico/estrutura/docentes/server/salvar-docentes.ts';
import {
  criarTipoAvaliacao,
  editarTipoAvaliacao,
  excluirTipoAvaliacao,
} from '#domains/academico/estrutura/ensino/server/salvar-tipo-avaliacao.ts';
import { turmaDaDisciplina } from './travar-disciplina.ts';
import { usosDasDisciplinas } from './usos.ts';

/** Disciplinas, tipos de avaliação, criteria, subjects of classes, docentes do período and the copy of a year. */
export const rotasEnsino = [
  leitura(api.listarDisciplinas, ({ db }, { query }) => listDisciplinas(db, query)),
  leitura(api.exportarDisciplinas, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
    exportar('disciplinas', formato, colunasDisciplinas(pedido.idioma), percorrerDisciplinas(db, consulta)),
  ),
  leitura(api.obterDisciplina, ({ db }, { params }) => obterDisciplina(db, params.id)),
  escrita(api.criarDisciplina, (ato, { body }) => criarDisciplina(ato, body)),
  escrita(api.editarDisciplina, (ato, { body }) => editarDisciplina(ato, body)),
  escrita(api.excluirDisciplina, (ato, { params }) => excluirDisciplina(ato, params.id)),

  leitura(api.listarTiposAvaliacao, ({ db }, { query }) => listTiposAvaliacao(db, query)),
  leitura(api.exportarTiposAvaliacao, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
    exportar('tipos-avaliacao', formato, colunasTiposAvaliacao(pedido.idioma), percorrerTiposAvaliacao(db, consulta)),
  ),
  leitura(api.obterTipoAvaliacao, ({ db }, { params }) => obterTipoAvaliacao(db, params.id)),
  escrita(api.criarTipoAvaliacao, (ato, { body }) => criarTipoAvaliacao(ato, body)),
  escrita(api.editarTipoAvaliacao, (ato, { body }) => editarTipoAvaliacao(ato, body)),
  escrita(api.excluirTipoAvaliacao, (ato, { params }) => excluirTipoAvaliacao(ato, params.id)),

  leitura(api.obterCriterios, ({ db }, { params }) => obterCriterios(db, params.id)),
  escrita(api.salvarCriterio, (ato, { params, body }) => salvarCriterio(ato, params.id, body)),
  escrita(api.retirarCriterio, (ato, { params, query }) => retirarCriterio(ato, { ...params, versao: query.Versao })),
  leitura(api.historicoCriterio, async ({ db }, { params }) => {
    await obterCriterios(db, params.id);
    return { itens: await historicoDe(db, 'criterio_avaliacao', params.id) };
  }),

  leitura(api.obterDisciplinasDaTurma, ({ db, quem }, { params }) => obterDisciplinasDaTurma(db, params.id, quem)),
  escrita(api.incluirDisciplinas, (ato, { params, body }) => incluirDisciplinas(ato, params.id, body)),
  leitura(api.preverCopiaDeTurma, ({ db, quem, pedido }, { params, query }) =>
    preverCopiaDeTurma(db, params.id, query.origemTurmaId, quem, pedido.idioma),
  ),
  escrita(api.copiarDeTurma, (ato, { params, body }) => copiarDeTurma(ato, params.id, body.origemTurmaId)),
  escrita(api.ordenarDisciplinas, (ato, { params, body }) => ordenarDisciplinas(ato, params.id, body.ids)),
  escrita(api.editarDisciplinaDaTurma, (ato, { body }) => editarDisciplinaDaTurma(ato, body)),
  leitura(api.usosDaDisciplina, async ({ db, quem }, { params }) => {
    await turmaDaDisciplina(db, quem, params.id);
    return { itens: await usosDasDisciplinas(db, [params.id]) };
  }),
  escrita(api.encerrarDisciplina, (ato, { params, body }) => encerrarDisciplina(ato, { ...params, ...body })),
  escrita(api.desfazerEncerramento, (ato, { params, body }) => desfazerEncerramento(ato, { ...params, ...body })),
  escrita(api.excluirDisciplinaDaTurma, (ato, { params }) => excluirDisciplinaDaTurma(ato, params.id)),
  leitura(api.historicoDisciplinaDaTurma, async ({ db, quem }, { params }) => {
    await turmaDaDisciplina(db, quem, params.id);
    return { itens: await historicoDe(db, 'turma_disciplina', params.id) };
  }),

  leitura(api.preverCopiaDeAno, ({ db, pedido }, { body }) => preverCopiaDeAno(db, body, pedido.idioma)),
  escrita(api.copiarAno, (ato, { body }) => {
    if (body.docentes) exigir(ato.quem, 'docentes-periodo:criar', ato.pedido.idioma);
    return copiarAno(ato, body, ato.pedido);
  }),

  leitura(api.listarDocentesPeriodo, ({ db, quem }, { query }) => listDocentesPeriodo(db, quem, query)),
  leitura(api.exportarDocentesPeriodo, async ({ db, quem, pedido }, { query: { formato, ...consulta } }) =>
    exportar('docentes-do-periodo', formato, colunasDocentes(pedido.idioma), percorrerDocentesPeriodo(db, quem, consulta)),
  ),
  escrita(api.criarDocentesPeriodo, (ato, { body }) => criarDocentesPeriodo(ato, body)),
  escrita(api.editarDocentePeriodo, async (ato, { body }) =>
    editarDocentePeriodo(ato, { ...body, hoje: await hojeNaEscola(ato.tx, ato.servicos.config.tzEscola) }),
  ),
  escrita(api.substituirDocente, (ato, { params, body }) => substituirDocente(ato, { ...params, ...body })),
  escrita(api.excluirDocentePeriodo, async (ato, { params }) =>
    excluirDocentePeriodo(ato, { ...params, hoje: await hojeNaEscola(ato.tx, ato.servicos.config.tzEscola) }),
  ),
  leitura(api.listarAnoDocentes, ({ db, quem }, { query }) => listAnoDocentes(db, quem, query)),
];
