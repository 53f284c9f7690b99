import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Retencao } from '../situacoes.ts';

/**
 * Why no letter speaks of open title `t`: it is questioned in court, or money for it waits in the queue of the banks' returns, where it would be asked for twice.
 * Null for what may be collected.
 */
export const retencao: RawBuilder<Retencao | null> = sql`case when t.id in (select c.titulo_id from v_debito_contestado c) then 'contestado'
  when t.id in (select f.titulo_id from v_pagamento_na_fila f) then 'pagamento_na_fila' end`;

/** Which of some titles are held back, each with its reason. */
export async function retidosEntre(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Retencao>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    motivo: Retencao;
  }>`select titulo_id as id, 'pagamento_na_fila' as motivo from v_pagamento_na_fila
      where titulo_id = any(${ids as number[]})
    union all select titulo_id, 'contestado' from v_debito_contestado where titulo_id = any(${ids as number[]})`.execute(db);
  // The dispute stands when both do: it outlives the queue.
  return new Map(rows.map((r) => [r.id, r.motivo]));
}

/** How many titles are held back for each reason. */
export function contarRetidos(motivos: readonly (Retencao | null | undefined)[]): { contestados: number; naFila: number } {
  return {
    contestados: motivos.filter((m) => m === 'contestado').length,
    naFila: motivos.filter((m) => m === 'pagamento_na_fila').length,
  };
}

/** Why nothing is left to speak of: the queue where any of it waits there, because a person can deal with that now. Null while something is left. */
export function motivoDaRetencao(motivos: readonly (Retencao | null | undefined)[]): Retencao | null {
  if (motivos.length === 0 || motivos.some((m) => !m)) return null;
  return motivos.some((m) => m === 'pagamento_na_fila') ? 'pagamento_na_fila' : 'contestado';
}

/** Students who died: their families get no letter over them. Said by the register of people or by the enrollment. */
export async function alunosFalecidos(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{
    id: number;
  }>`select id from v_pessoa_resumo where id = any(${ids as number[]}) and data_falecimento is not null
    union select aluno_id from v_matricula_resumo where aluno_id = any(${ids as number[]}) and movimento = 'falecido'`.execute(db);
  return new Set(rows.map((r) => r.id));
}
