import { sql } from 'kysely';
import { hojeNoBanco } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { contarUsos } from '#shared/palavras/usos.ts';
import { errosPeriodoLetivo as erros } from '../erros.ts';
import { textosUsosDoPeriodo as rotulos } from '../texts-usos.ts';
import type { PeriodoLetivo } from './queries.ts';

/** What stays of a period after a change: its year, and how many etapas each segmentação keeps. Null: it is deleted. */
export type FicaDoPeriodo = { anoLetivoId: number; segmentacoes: readonly { segmentacaoId: number; etapas: readonly unknown[] }[] } | null;
type Uso = { segmentacaoId: number; turmas: number; disciplinas: number; matriculas: number };

/**
 * A segmentação is not taken from a year in which classes, subjects or enrollments of it stand. Where another period still serves
 * it, only who was enrolled on the days of this one counts, and nobody while these are still to come. An etapa that has begun is not taken from who studies in it.
 * Locks the segmentações first, so that nobody enrolls meanwhile. @throws SEGMENTACAO_EM_USO_NO_PERIODO, ETAPA_EM_USO
 */
export async function conferirUsosDoPeriodo(tx: Tx, antes: PeriodoLetivo, fica: FicaDoPeriodo): Promise<void> {
  await sql`select 1 from periodos_letivos_segmentacoes where periodo_letivo_id = ${antes.id} order by id for update`.execute(tx);
  const fora = antes.segmentacoes.filter(
    ({ segmentacaoId }) => fica?.anoLetivoId !== antes.anoLetivoId || !fica.segmentacoes.some((s) => s.segmentacaoId === segmentacaoId),
  );
  const usos = await usosDasSegmentacoes(
    tx,
    antes,
    fora.map((s) => s.segmentacaoId),
  );
  for (const { segmentacaoId, nome } of fora) {
    const { turmas = 0, disciplinas = 0, matriculas = 0 } = usos.find((u) => u.segmentacaoId === segmentacaoId) ?? {};
    const contados = contarUsos([
      { rotulo: rotulos.nMatriculas, n: matriculas },
      { rotulo: rotulos.nTurmas, n: turmas },
      { rotulo: rotulos.nDisciplinasDeTurma, n: disciplinas },
    ]);
    const dados = { segmentacao: nome, periodo: antes.nome, ano: antes.ano };
    if (contados) throw erros.SEGMENTACAO_EM_USO_NO_PERIODO({ ...dados, ...contados }, { campos: ['segmentacoes'] });
  }
  await conferirEtapas(tx, antes, fica);
}

async function usosDasSegmentacoes(tx: Tx, periodo: PeriodoLetivo, segmentacoes: readonly number[]): Promise<Uso[]> {
  if (segmentacoes.length === 0) return [];
  const { rows } = await sql<Uso>`with alvo as (
      select x as segmentacao_id, exists (select 1 from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id
        where p.ano_letivo_id = ${periodo.anoLetivoId} and p.id <> ${periodo.id} and s.segmentacao_id = x) as servida
      from unnest(${segmentacoes}::bigint[]) as x)
    select a.segmentacao_id as "segmentacaoId",
      (select count(*)::int from v_turma t where not a.servida and t.ano_letivo_id = ${periodo.anoLetivoId} and t.segmentacao_id = a.segmentacao_id) as turmas,
      (select count(*)::int from v_turma_disciplina d join v_turma t on t.id = d.turma_id
        where not a.servida and t.ano_letivo_id = ${periodo.anoLetivoId} and t.segmentacao_id = a.segmentacao_id) as disciplinas,
      (select count(*)::int from v_matricula_resumo m where m.ano_letivo_id = ${periodo.anoLetivoId} and m.segmentacao_id = a.segmentacao_id
        and (not a.servida or (${periodo.dataInicio}::date <= ${hojeNoBanco} and m.data_matricula <= ${periodo.dataFim} and coalesce(m.data_saida, 'infinity') >= ${periodo.dataInicio}))) as matriculas
    from alvo a`.execute(tx);
  return rows;
}

/** Etapas are matched by their order: those past the new count are the ones that go. */
async function conferirEtapas(tx: Tx, antes: PeriodoLetivo, fica: FicaDoPeriodo): Promise<void> {
  for (const { segmentacaoId, nome, etapas } of antes.segmentacoes) {
    const restam = fica?.segmentacoes.find((s) => s.segmentacaoId === segmentacaoId)?.etapas.length ?? etapas.length;
    for (const etapa of etapas.slice(restam)) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from v_matricula_resumo m
        where ${etapa.dataInicio}::date <= ${hojeNoBanco} and m.ano_letivo_id = ${antes.anoLetivoId} and m.segmentacao_id = ${segmentacaoId}
          and m.data_matricula <= ${etapa.dataFim} and coalesce(m.data_saida, 'infinity') >= ${etapa.dataInicio}`.execute(tx);
      const usos = contarUsos([{ rotulo: rotulos.nMatriculas, n: rows[0]?.n ?? 0 }]);
      if (usos) throw erros.ETAPA_EM_USO({ etapa: etapa.nome, segmentacao: nome, ...usos }, { campos: ['segmentacoes'] });
    }
  }
}
