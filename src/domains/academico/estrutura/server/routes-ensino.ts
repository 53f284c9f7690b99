import { historicoDe } from '#platform/server/audit.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { exigir } from '#platform/server/http/autorizacao.ts';
import { escrita, leitura } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilha.ts';
import { estruturaApi as api } from '../api.ts';
import { copiarAno, preverCopiaDeAno } from './copiar-ano.ts';
import { copiarDeTurma, preverCopiaDeTurma } from './copiar-de-turma.ts';
import { obterCriterios, retirarCriterio, salvarCriterio } from './criterios.ts';
import { incluirDisciplinas, ordenarDisciplinas } from './incluir-disciplinas.ts';
import { desfazerEncerramento, encerrarDisciplina } from './encerrar-disciplina.ts';
import { editarDisciplinaDaTurma, excluirDisciplinaDaTurma } from './mudar-disciplina.ts';
import { colunasDisciplinas, colunasDocentes, colunasTiposAvaliacao } from './planilhas-ensino.ts';
import { listAnoDocentes, listDocentesPeriodo, percorrerDocentesPeriodo } from './queries-docentes.ts';
import {
  listDisciplinas,
  listTiposAvaliacao,
  obterDisciplina,
  obterTipoAvaliacao,
  percorrerDisciplinas,
  percorrerTiposAvaliacao,
} from './queries-ensino.ts';
import { obterDisciplinasDaTurma } from './queries-turma-disciplinas.ts';
import { criarDisciplina, editarDisciplina, excluirDisciplina } from './salvar-disciplina.ts';
import { criarDocentesPeriodo, editarDocentePeriodo, excluirDocentePeriodo, substituirDocente } from './salvar-docentes.ts';
import { criarTipoAvaliacao, editarTipoAvaliacao, excluirTipoAvaliacao } from './salvar-tipo-avaliacao.ts';
import { turmaDaDisciplina } from './travar-disciplina.ts';
import { usosDasDisciplinas } from './usos.ts';

/** Disciplinas, tipos de avaliação, criteria, subjects of classes, docentes do período and the copy of a year. */
export const rotasEnsino = [
  leitura(api.listarDisciplinas, ({ db }, { query }) => listDisciplinas(db, query)),
  leitura(api.exportarDisciplinas, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
    exportar('disciplinas', formato, colunasDisciplinas(pedido.idioma), percorrerDisciplinas(db, consulta)),
  ),
  leitura(api.obterDisciplina, ({ db }, { params }) => obterDisciplina(db, params.id)),
  escrita(api.criarDisciplina, ({ tx, quem, pedido }, { body }) => criarDisciplina(tx, quem, body, pedido)),
  escrita(api.editarDisciplina, ({ tx, quem, pedido }, { body }) => editarDisciplina(tx, quem, body, pedido)),
  escrita(api.excluirDisciplina, ({ tx, quem, pedido }, { params }) => excluirDisciplina(tx, quem, params.id, pedido)),

  leitura(api.listarTiposAvaliacao, ({ db }, { query }) => listTiposAvaliacao(db, query)),
  leitura(api.exportarTiposAvaliacao, async ({ db, pedido }, { query: { formato, ...consulta } }) =>
    exportar('tipos-avaliacao', formato, colunasTiposAvaliacao(pedido.idioma), percorrerTiposAvaliacao(db, consulta)),
  ),
  leitura(api.obterTipoAvaliacao, ({ db }, { params }) => obterTipoAvaliacao(db, params.id)),
  escrita(api.criarTipoAvaliacao, ({ tx, quem, pedido }, { body }) => criarTipoAvaliacao(tx, quem, body, pedido)),
  escrita(api.editarTipoAvaliacao, ({ tx, quem, pedido }, { body }) => editarTipoAvaliacao(tx, quem, body, pedido)),
  escrita(api.excluirTipoAvaliacao, ({ tx, quem, pedido }, { params }) => excluirTipoAvaliacao(tx, quem, params.id, pedido)),

  leitura(api.obterCriterios, ({ db }, { params }) => obterCriterios(db, params.id)),
  escrita(api.salvarCriterio, ({ tx, quem, pedido }, { params, body }) => salvarCriterio(tx, quem, params.id, body, pedido)),
  escrita(api.retirarCriterio, ({ tx, quem, pedido }, { params, query }) =>
    retirarCriterio(tx, quem, { ...params, versao: query.Versao }, pedido),
  ),
  leitura(api.historicoCriterio, async ({ db }, { params }) => {
    await obterCriterios(db, params.id);
    return { itens: await historicoDe(db, 'criterio_avaliacao', params.id) };
  }),

  leitura(api.obterDisciplinasDaTurma, ({ db, quem }, { params }) => obterDisciplinasDaTurma(db, params.id, quem)),
  escrita(api.incluirDisciplinas, ({ tx, quem, pedido }, { params, body }) => incluirDisciplinas(tx, quem, params.id, body, pedido)),
  leitura(api.preverCopiaDeTurma, ({ db, quem, pedido }, { params, query }) =>
    preverCopiaDeTurma(db, params.id, query.origemTurmaId, quem, pedido.idioma),
  ),
  escrita(api.copiarDeTurma, ({ tx, quem, pedido }, { params, body }) => copiarDeTurma(tx, quem, params.id, body.origemTurmaId, pedido)),
  escrita(api.ordenarDisciplinas, ({ tx, quem, pedido }, { params, body }) => ordenarDisciplinas(tx, quem, params.id, body.ids, pedido)),
  escrita(api.editarDisciplinaDaTurma, ({ tx, quem, pedido }, { body }) => editarDisciplinaDaTurma(tx, quem, body, pedido)),
  leitura(api.usosDaDisciplina, async ({ db, quem }, { params }) => {
    await turmaDaDisciplina(db, quem, params.id);
    return { itens: await usosDasDisciplinas(db, [params.id]) };
  }),
  escrita(api.encerrarDisciplina, ({ tx, quem, pedido }, { params, body }) => encerrarDisciplina(tx, quem, { ...params, ...body }, pedido)),
  escrita(api.desfazerEncerramento, ({ tx, quem, pedido }, { params, body }) =>
    desfazerEncerramento(tx, quem, { ...params, ...body }, pedido),
  ),
  escrita(api.excluirDisciplinaDaTurma, ({ tx, quem, pedido }, { params }) => excluirDisciplinaDaTurma(tx, quem, params.id, pedido)),
  leitura(api.historicoDisciplinaDaTurma, async ({ db, quem }, { params }) => {
    await turmaDaDisciplina(db, quem, params.id);
    return { itens: await historicoDe(db, 'turma_disciplina', params.id) };
  }),

  leitura(api.preverCopiaDeAno, ({ db, pedido }, { body }) => preverCopiaDeAno(db, body, pedido.idioma)),
  escrita(api.copiarAno, ({ tx, quem, pedido }, { body }) => {
    if (body.docentes) exigir(quem, 'docentes-periodo:criar', pedido.idioma);
    return copiarAno(tx, quem, body, pedido);
  }),

  leitura(api.listarDocentesPeriodo, ({ db, quem }, { query }) => listDocentesPeriodo(db, quem, query)),
  leitura(api.exportarDocentesPeriodo, async ({ db, quem, pedido }, { query: { formato, ...consulta } }) =>
    exportar('docentes-do-periodo', formato, colunasDocentes(pedido.idioma), percorrerDocentesPeriodo(db, quem, consulta)),
  ),
  escrita(api.criarDocentesPeriodo, ({ tx, quem, pedido }, { body }) => criarDocentesPeriodo(tx, quem, body, pedido)),
  escrita(api.editarDocentePeriodo, async ({ tx, quem, pedido, servicos }, { body }) =>
    editarDocentePeriodo(tx, quem, { ...body, hoje: await hojeNaEscola(tx, servicos.config.tzEscola) }, pedido),
  ),
  escrita(api.substituirDocente, ({ tx, quem, pedido }, { params, body }) => substituirDocente(tx, quem, { ...params, ...body }, pedido)),
  escrita(api.excluirDocentePeriodo, async ({ tx, quem, pedido, servicos }, { params }) =>
    excluirDocentePeriodo(tx, quem, { ...params, hoje: await hojeNaEscola(tx, servicos.config.tzEscola) }, pedido),
  ),
  leitura(api.listarAnoDocentes, ({ db, quem }, { query }) => listAnoDocentes(db, quem, query)),
];
