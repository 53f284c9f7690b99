import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';

export type Pares = [rotulo: string, valor: string][];
export const faixa = <T>(de: T | null | undefined, ate: T | null | undefined, formatar: (valor: T) => string): string | null =>
  de == null && ate == null ? null : `${de == null ? '…' : formatar(de)} – ${ate == null ? '…' : formatar(ate)}`;
export const presentes = (pares: readonly (readonly [string, string | null | undefined])[]): Pares =>
  pares.flatMap(([rotulo, valor]): Pares => (valor == null ? [] : [[rotulo, valor]]));

export async function nomeDe(db: Db, visao: 'v_turma' | 'v_pessoa_resumo', id: number | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const { rows } =
    visao === 'v_turma'
      ? await sql<{ nome: string }>`select nome || ' · ' || ano as nome from v_turma where id = ${id}`.execute(db)
      : await sql<{ nome: string }>`select nome_completo as nome from v_pessoa_resumo where id = ${id}`.execute(db);
  return rows[0]?.nome ?? '—';
}
