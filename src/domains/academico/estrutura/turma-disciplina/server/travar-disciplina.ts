import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosEnsino, errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { type Leitor, escopoDeTurmas } from '#domains/academico/estrutura/server/escopo.ts';
import { conferirAnoAberto } from '#domains/academico/estrutura/server/conferir-ano-aberto.ts';

export type DisciplinaTravada = {
  id: number;
  turmaId: number;
  turma: string;
  anoLetivoId: number;
  segmentacaoId: number;
  turmaSituacao: 'aberta' | 'fechada';
  disciplina: string;
  disciplinaId: number;
  cargaHoraria: number | null;
  dataInicio: DataCivil | null;
  dataFim: DataCivil | null;
  versao: number;
  /** Of the academic period that serves the class. */
  periodoInicio: DataCivil | null;
  periodoFim: DataCivil | null;
};

/**
 * Locks subjects of classes, and their classes before them, in the order of their ids: enrollments and structure of a class
 * wait for each other. @throws NAO_ENCONTRADO for ids unknown or outside the scope, TURMA_FECHADA_NAO_EDITAVEL, TURMA_DE_ANO_FECHADO
 */
export async function travarDisciplinas({ tx, quem }: Ato<Leitor | null>, ids: readonly number[]): Promise<DisciplinaTravada[]> {
  const unicos = [...new Set(ids)];
  await sql`select 1 from turmas where id in (select turma_id from turmas_disciplinas where id = any(${unicos}::bigint[])) order by id for update`.execute(
    tx,
  );
  const { rows } = await sql<DisciplinaTravada>`select td.id, t.id as "turmaId", t.nome as turma, t.ano_letivo_id as "anoLetivoId",
      c.segmentacao_id as "segmentacaoId", t.situacao as "turmaSituacao", d.nome as disciplina,
      d.id as "disciplinaId", td.carga_horaria as "cargaHoraria", td.data_inicio as "dataInicio", td.data_fim as "dataFim", td.versao,
      p.inicio as "periodoInicio", p.fim as "periodoFim"
    from turmas_disciplinas td join turmas t on t.id = td.turma_id join disciplinas d on d.id = td.disciplina_id join cursos c on c.id = t.curso_id
    left join v_periodo_da_segmentacao p on p.ano_letivo_id = t.ano_letivo_id and p.segmentacao_id = c.segmentacao_id
    where td.id = any(${unicos}::bigint[]) and ${(quem && escopoDeTurmas(quem)) ?? sql`true`} order by td.id for update of td`.execute(tx);
  if (rows.length < unicos.length) throw errosComuns.NAO_ENCONTRADO();
  const fechada = rows.find((r) => r.turmaSituacao === 'fechada');
  if (fechada) throw errosEstrutura.TURMA_FECHADA_NAO_EDITAVEL({ turma: fechada.turma });
  await conferirAnoAberto(tx, rows);
  return rows;
}

/** One of them. @throws NAO_ENCONTRADO, TURMA_FECHADA_NAO_EDITAVEL, TURMA_DE_ANO_FECHADO */
export async function travarDisciplina(ato: Ato<Leitor | null>, id: number): Promise<DisciplinaTravada> {
  const [linha] = await travarDisciplinas(ato, [id]);
  if (!linha) throw errosComuns.NAO_ENCONTRADO();
  return linha;
}

/** Dates of a class's structure lie in its academic period, when there is one. @throws DATA_FORA_DO_PERIODO_DA_TURMA */
export function conferirNoPeriodo(
  { periodoInicio, periodoFim }: Pick<DisciplinaTravada, 'periodoInicio' | 'periodoFim'>,
  datas: Readonly<Record<string, DataCivil | null>>,
): void {
  if (periodoInicio === null || periodoFim === null) return;
  for (const [campo, data] of Object.entries(datas)) {
    if (data === null || (data >= periodoInicio && data <= periodoFim)) continue;
    const params = { de: formatarData(periodoInicio), ate: formatarData(periodoFim) };
    throw errosEnsino.DATA_FORA_DO_PERIODO_DA_TURMA(params, { campos: [campo] });
  }
}

/** The class of a subject that the reader may see. @throws NAO_ENCONTRADO */
export async function turmaDaDisciplina(db: Db | Tx, quem: Leitor, id: number): Promise<number> {
  const { rows } = await sql<{ turmaId: number }>`select td.turma_id as "turmaId" from turmas_disciplinas td
    where td.id = ${id} and ${escopoDeTurmas(quem, sql.ref('td.turma_id')) ?? sql`true`}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0].turmaId;
}
