import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { segurarCriterios } from '#domains/academico/estrutura/criterio/server/door.ts';
import { travarMatriculas } from '#domains/academico/matriculas/server/door.ts';
import { type TurmaTravada, travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import { type EtapaTravada, travarEtapas } from '#domains/academico/periodos-letivos/server/door.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import './restricoes.ts';

type Marco = { por: string; em: string };
export type Fechavel = TurmaTravada & {
  etapas: EtapaTravada[];
  /** What of it stands closed: by etapa, null for the year. */
  fechamentos: ReadonlyMap<number | null, Marco & { id: number }>;
};

/**
 * Classes to close or reopen, in the order of their ids, held until the end of the transaction together with those from which their students
 * came, with the criterion of their courses and the plan of each student: whoever is writing in one of these diaries is waited for, and nobody
 * writes meanwhile. @throws NAO_ENCONTRADO
 */
export async function carregarTurmas({ tx }: Pick<Ato<Autor>, 'tx'>, ids: readonly number[]): Promise<Fechavel[]> {
  const unicos = [...new Set(ids)].toSorted((a, b) => a - b);
  const { rows: origens } = await sql<{ id: number }>`select distinct o.turma_id as id from v_lugar_na_turma l
    join v_lugar_na_turma o on o.matricula_id = l.matricula_id and o.turma_id <> l.turma_id where l.turma_id = any(${unicos}::bigint[])`.execute(
    tx,
  );
  await segurarCriterios(tx, unicos);
  const travadas = await travarTurmas(tx, [...unicos, ...origens.map(({ id }) => id)]);
  const { rows: alunos } = await sql<{
    id: number;
  }>`select distinct matricula_id as id from v_lugar_na_turma where turma_id = any(${unicos}::bigint[])`.execute(tx);
  await travarMatriculas(
    tx,
    alunos.map(({ id }) => id),
  );
  const turmas = unicos.flatMap((id) => travadas.get(id) ?? []);
  if (turmas.length < unicos.length) throw errosComuns.NAO_ENCONTRADO();
  const etapas = await travarEtapas(
    tx,
    turmas.map(({ anoLetivoId, segmentacaoId }) => ({ anoLetivoId, segmentacaoId })),
  );
  const fechamentos = await lerVivos(tx, unicos);
  return turmas.map((turma) => ({
    ...turma,
    etapas: etapas.filter((e) => e.anoLetivoId === turma.anoLetivoId && e.segmentacaoId === turma.segmentacaoId),
    fechamentos: new Map((fechamentos.get(turma.id) ?? []).map(({ etapaId, id, por, em }) => [etapaId, { id, por, em }])),
  }));
}

async function lerVivos(tx: Tx, turmaIds: readonly number[]) {
  const { rows } = await sql<
    Marco & { id: number; turmaId: number; etapaId: number | null }
  >`select id, turma_id as "turmaId", etapa_id as "etapaId", por, em
    from v_fechamento where turma_id = any(${turmaIds}::bigint[])`.execute(tx);
  return Map.groupBy(rows, ({ turmaId }) => turmaId);
}
