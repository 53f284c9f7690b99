import { type RawBuilder, sql } from 'kysely';
import type { Autor } from '#platform/server/auditoria/audit.ts';

type Leitor = Autor & { restritoPainelProfessor?: boolean; pessoaId?: number | null };

/** True when the author may see every person. */
export function veTodasAsPessoas(autor: Leitor): boolean {
  return autor.restritoPainelProfessor !== true;
}

/**
 * Which people the author may see, as a condition on the person id given (`p.id` unless told); the one place that decides it.
 * A teacher restricted to the panel sees the pupils that sit in his own classes: none while he teaches none.
 */
export function escopoDePessoas(autor: Leitor, pessoaId = sql.ref('p.id')): RawBuilder<unknown> {
  if (veTodasAsPessoas(autor)) return sql`true`;
  return sql`exists (select 1 from v_aluno_do_docente v where v.aluno_id = ${pessoaId} and v.docente_pessoa_id = ${autor.pessoaId ?? null}::bigint)`;
}
