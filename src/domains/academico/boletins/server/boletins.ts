import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import { escopoDeTurmas, type Leitor } from '#domains/academico/estrutura/server/door.ts';
import type { Boletim } from '../esquemas.ts';
import { errosBoletim as erros } from '../erros.ts';
import { montarBoletins } from '../montar.ts';
import { lerFatosDaTurma } from './ler-turma.ts';

type Leitura = { db: Db | Tx; hoje: DataCivil };
/** Whose report cards, of the class in which each sits or last sat; up to which etapa of the year, counted from 1 (none: all of it). */
export type PedidoDaTurma = { turmaId: number; matriculas: readonly number[]; ate: number | undefined };

/**
 * The report cards of some students of one class, in the order of the roll: a handful of statements, one student or forty.
 * @throws BOLETIM_SEM_ETAPA
 */
export async function boletinsDaTurma({ db, hoje }: Leitura, { turmaId, matriculas, ate }: PedidoDaTurma): Promise<Boletim[]> {
  const fatos = await lerFatosDaTurma(db, turmaId, hoje);
  if (!fatos) return [];
  const etapa = ate === undefined ? undefined : fatos.etapas[ate - 1];
  if (ate !== undefined && !etapa) throw erros.BOLETIM_SEM_ETAPA({ turma: fatos.turma.turma.nome, n: fatos.etapas.length });
  return montarBoletins(fatos, new Set(matriculas), etapa?.id ?? null);
}

export type AlunosDaTurma = { turmaId: number; turma: string; matriculas: number[] };

/**
 * The classes of chosen students, each with which of them, in the order of the school; those that a person may not see are not found.
 * A restricted teacher sees who sits in his classes now: who left a class is no longer of its teacher.
 * @throws NAO_ENCONTRADO
 */
export async function turmasDasMatriculas(db: Db | Tx, quem: Leitor, ids: readonly number[]): Promise<AlunosDaTurma[]> {
  const { rows } = await sql<AlunosDaTurma>`select t.id as "turmaId", t.nome as turma, array_agg(u.matricula_id) as matriculas
    from v_matricula_ultima_turma u join v_turma t on t.id = u.turma_id
    where u.matricula_id = any(${[...ids]}::bigint[]) and ${visivel(quem)}
    group by t.id, t.nome, t.segmentacao_ordem, t.curso_ordem order by t.segmentacao_ordem, t.curso_ordem, t.nome, t.id`.execute(db);
  if (rows.reduce((soma, { matriculas }) => soma + matriculas.length, 0) < new Set(ids).size) throw errosComuns.NAO_ENCONTRADO();
  return rows;
}

function visivel(quem: Leitor) {
  const daTurma = escopoDeTurmas(quem, sql`u.turma_id`);
  return daTurma ? sql`${daTurma} and exists (select 1 from v_matricula_turma x where x.matricula_id = u.matricula_id)` : sql`true`;
}

export type FiltroDeTurmas = {
  anoLetivoId?: number | undefined;
  segmentacaoId?: number | undefined;
  cursoId?: number | undefined;
  turmaId?: number | undefined;
};

/** The classes of a filter that a person may see, each with who sits in it, in the order of the school. */
export async function turmasDoFiltro(db: Db | Tx, quem: Leitor, f: FiltroDeTurmas): Promise<AlunosDaTurma[]> {
  const { rows } = await sql<AlunosDaTurma>`select t.id as "turmaId", t.nome as turma, array_agg(x.matricula_id) as matriculas
    from v_turma t join v_matricula_turma x on x.turma_id = t.id
    where (${f.turmaId ?? null}::bigint is null or t.id = ${f.turmaId ?? null}) and (${f.cursoId ?? null}::bigint is null or t.curso_id = ${f.cursoId ?? null})
      and (${f.segmentacaoId ?? null}::bigint is null or t.segmentacao_id = ${f.segmentacaoId ?? null})
      and (${f.anoLetivoId ?? null}::bigint is null or t.ano_letivo_id = ${f.anoLetivoId ?? null}) and ${escopoDeTurmas(quem) ?? sql`true`}
    group by t.id, t.nome, t.segmentacao_ordem, t.curso_ordem order by t.segmentacao_ordem, t.curso_ordem, t.nome, t.id`.execute(db);
  return rows;
}

/** The report card of one student. @throws NAO_ENCONTRADO, BOLETIM_SEM_ETAPA */
export async function obterBoletim(
  leitura: Leitura & { quem: Leitor },
  { matriculaId, ate }: { matriculaId: number; ate: number | undefined },
): Promise<Boletim> {
  const [turma] = await turmasDasMatriculas(leitura.db, leitura.quem, [matriculaId]);
  const [boletim] = turma ? await boletinsDaTurma(leitura, { turmaId: turma.turmaId, matriculas: [matriculaId], ate }) : [];
  if (!boletim) throw errosComuns.NAO_ENCONTRADO();
  return boletim;
}
