import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';

export type TituloVencido = {
  id: number;
  pagadorId: number;
  alunoId: number | null;
  numero: string;
  descricao: string;
  dataVencimento: DataCivil;
  diasAtraso: number;
  saldoCentavos: Centavos;
  multaCentavos: Centavos;
  jurosCentavos: Centavos;
  totalCentavos: Centavos;
};

/** The overdue titles of some payers, what each owes on a date and of what it is made, oldest first; two statements. */
export function titulosVencidosDe(db: Db | Tx, pagadorIds: readonly number[], em: DataCivil): Promise<TituloVencido[]> {
  return vencidos(db, sql`t.pagador_id = any(${pagadorIds as number[]})`, em, sql``);
}

/**
 * Which of these titles are still overdue and open, with what they owe, kept so until the transaction ends: a payment, a cancellation
 * or an agreement under way is waited for, and one that comes later waits.
 */
export function confirmarVencidos(tx: Tx, ids: readonly number[], em: DataCivil): Promise<TituloVencido[]> {
  return vencidos(tx, sql`t.id = any(${ids as number[]})`, em, sql`for share`);
}

async function vencidos(db: Db | Tx, onde: RawBuilder<unknown>, em: DataCivil, trava: RawBuilder<unknown>): Promise<TituloVencido[]> {
  // All of them are locked before their state is read again: what was paid while this waited is not overdue any more.
  const { rows } = await sql<{ id: number; alunoId: number | null }>`select t.id, t.aluno_id as "alunoId" from titulos_receber t
    where ${onde} and t.situacao in ('aberto', 'parcial') and t.data_limite < ${em}::date order by t.id ${trava}`.execute(db);
  const aluno = new Map(rows.map((r) => [r.id, r.alunoId]));
  const titulos = await valoresDevidosEm(db, [...aluno.keys()], em);
  return titulos
    .filter((t) => t.devido.totalCentavos > 0)
    .map(({ id, pagadorId, numero, descricao, dataVencimento, devido }) => ({
      id,
      pagadorId,
      alunoId: aluno.get(id) ?? null,
      numero,
      descricao,
      dataVencimento,
      diasAtraso: devido.diasAtraso,
      saldoCentavos: devido.saldoCentavos,
      multaCentavos: devido.multaCentavos,
      jurosCentavos: devido.jurosCentavos,
      totalCentavos: devido.totalCentavos,
    }))
    .toSorted((a, b) => (a.dataVencimento === b.dataVencimento ? a.id - b.id : a.dataVencimento < b.dataVencimento ? -1 : 1));
}
