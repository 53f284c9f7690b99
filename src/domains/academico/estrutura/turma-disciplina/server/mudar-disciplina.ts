import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { hojeNoBanco } from '#platform/server/clock.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { turmaDisciplinasApi } from '../api.ts';
import { errosEnsino } from '#domains/academico/estrutura/erros.ts';
import { autorId, autorNome } from './autor-do-encerramento.ts';
import { docentesMudaram, type Encerramento, encerramentoVivo } from './encerramento-vivo.ts';
import { type AutorComEscopo, conferirVersao, leitorDe } from '#domains/academico/estrutura/server/autor.ts';
import { conferirNoPeriodo, type DisciplinaTravada, travarDisciplina } from './travar-disciplina.ts';
import { usosDasDisciplinas, usosEmTexto } from './usos.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

type Edicao = EntradaServidor<typeof turmaDisciplinasApi.editarDisciplinaDaTurma>['body'];

/**
 * Changes workload and validity of a subject of a class. A start or end that would leave records outside is refused.
 * @throws NAO_ENCONTRADO, TURMA_FECHADA_NAO_EDITAVEL, VERSAO_DESATUALIZADA, DATA_FORA_DO_PERIODO_DA_TURMA, REGISTROS_FORA_DOS_DIAS,
 * DISCIPLINA_EM_CURSO, DOCENTE_FORA_DA_DISCIPLINA, DISCIPLINA_SOBREPOSTA, ENCERRAMENTO_A_DESFAZER, TURMA_DE_ANO_FECHADO
 */
export async function editarDisciplinaDaTurma(ato: Ato<AutorComEscopo>, { id, versao, ...depois }: Edicao): Promise<void> {
  const { tx, quem: autor } = ato;
  const antes = await travarDisciplina({ ...ato, quem: leitorDe(autor) }, id);
  conferirVersao('turma_disciplina', antes, versao);
  conferirNoPeriodo(antes, { dataInicio: depois.dataInicio, dataFim: depois.dataFim });
  const encerramento = depois.dataFim === antes.dataFim ? undefined : await encerramentoVivo(tx, antes);
  if (encerramento) await conferirSoApagar(tx, antes, encerramento, depois.dataFim);
  await conferirPassadoIntacto(tx, antes, depois);
  await conferirRegistrosDentro(tx, antes, depois);
  await sql`update turmas_disciplinas set carga_horaria = ${depois.cargaHoraria}, data_inicio = ${depois.dataInicio}, data_fim = ${depois.dataFim},
    versao = versao + 1 where id = ${id}`.execute(tx);
  if (encerramento) await baixarEncerramento(ato, id, encerramento);
  const { cargaHoraria, dataInicio, dataFim } = antes;
  await auditar(ato, {
    acao: 'turmaDisciplina.editada',
    alvoTipo: 'turma_disciplina',
    alvoId: id,
    antes: { cargaHoraria, dataInicio, dataFim },
    depois,
  });
}

/**
 * An ending cut teachers short and gives them back when undone: a typed day would lose both. Once they changed, the undo has nothing
 * to give back, and the last day may be cleared. @throws ENCERRAMENTO_A_DESFAZER
 */
async function conferirSoApagar(tx: Tx, antes: DisciplinaTravada, encerramento: Encerramento, dataFim: DataCivil | null): Promise<void> {
  const { id, disciplina } = antes;
  if (dataFim !== null || !(await docentesMudaram(tx, id, encerramento)))
    throw errosEnsino.ENCERRAMENTO_A_DESFAZER({ disciplina, data: formatarData(encerramento.dataFim) }, { campos: ['dataFim'] });
}

/** The ending whose day was cleared is over: the same day typed again would not bring it back. */
async function baixarEncerramento(
  { tx, quem: autor }: Ato<AutorComEscopo>,
  id: number,
  { id: encerramentoId, dataFim }: Encerramento,
): Promise<void> {
  await sql`insert into turmas_disciplinas_encerramentos (turma_disciplina_id, data_fim, desfaz_id, usuario_id, usuario_nome)
    values (${id}, ${dataFim}, ${encerramentoId}, ${autorId(autor)}, ${autorNome(autor)})`.execute(tx);
}

/**
 * What runs keeps the start and the workload under which it was taught, and which reports and transcripts take from it: another
 * workload is an ending on a date and the subject again from the next day on. @throws DISCIPLINA_EM_CURSO
 */
async function conferirPassadoIntacto(
  tx: Tx,
  { id, disciplina, turma, cargaHoraria, dataInicio }: DisciplinaTravada,
  depois: { cargaHoraria: number | null; dataInicio: DataCivil | null },
): Promise<void> {
  const campos = [
    ...(depois.cargaHoraria !== cargaHoraria ? ['cargaHoraria'] : []),
    // From the beginning of the year, or earlier than it was, nothing is lost.
    ...(depois.dataInicio !== null && (dataInicio === null || depois.dataInicio > dataInicio) ? ['dataInicio'] : []),
  ];
  if (campos.length === 0) return;
  const { rows } = await sql<{ alunos: number }>`select u.alunos from turmas_disciplinas td join v_turma_desde u on u.turma_id = td.turma_id
    left join turmas t on t.id = td.turma_id left join cursos c on c.id = t.curso_id
    left join v_periodo_da_segmentacao p on p.ano_letivo_id = t.ano_letivo_id and p.segmentacao_id = c.segmentacao_id
    where td.id = ${id} and coalesce(td.data_inicio, p.inicio, u.desde) <= ${hojeNoBanco}`.execute(tx);
  const [uso] = rows;
  if (uso) throw errosEnsino.DISCIPLINA_EM_CURSO({ disciplina, turma, alunos: uso.alunos }, { campos });
}

/** Deletes a subject of a class on which nothing hangs. @throws NAO_ENCONTRADO, TURMA_FECHADA_NAO_EDITAVEL, DISCIPLINA_DA_TURMA_EM_USO */
export async function excluirDisciplinaDaTurma(ato: Ato<AutorComEscopo>, id: number): Promise<void> {
  const { tx, quem: autor } = ato;
  const antes = await travarDisciplina({ ...ato, quem: leitorDe(autor) }, id);
  const usos = await usosDasDisciplinas(tx, [id]);
  const { turma, turmaId, disciplina, disciplinaId, cargaHoraria } = antes;
  if (usos.length > 0) throw errosEnsino.DISCIPLINA_DA_TURMA_EM_USO({ disciplina, turma, ...usosEmTexto(usos) }, { detalhe: { usos } });
  await sql`delete from turmas_disciplinas where id = ${id}`.execute(tx);
  const alvo = { acao: 'turmaDisciplina.excluida', alvoTipo: 'turma_disciplina', alvoId: id };
  await auditar(ato, { ...alvo, antes: { turmaId, turma, disciplinaId, disciplina, cargaHoraria } });
}

/** What was recorded stays inside the days of its subject. @throws REGISTROS_FORA_DOS_DIAS */
export async function conferirRegistrosDentro(
  tx: Tx,
  { id, disciplina }: DisciplinaTravada,
  { dataInicio, dataFim }: { dataInicio: DataCivil | null; dataFim: DataCivil | null },
): Promise<void> {
  if (dataInicio === null && dataFim === null) return;
  const usos = await usosDasDisciplinas(tx, [id], { fora: { dataInicio, dataFim } });
  if (usos.length > 0) throw errosEnsino.REGISTROS_FORA_DOS_DIAS({ disciplina, ...usosEmTexto(usos) }, { campos: ['dataFim'] });
}
