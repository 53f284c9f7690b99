import { type RawBuilder, sql } from 'kysely';
import type { Autor } from '#platform/server/audit.ts';

/**
 * Which people the author may see, as a condition on the person id given (`p.id` unless told); the one place that decides it.
 * A teacher restricted to the panel sees the pupils of his own classes: none while no class is bound to teachers.
 */
export function escopoDePessoas(autor: Autor & { restritoPainelProfessor?: boolean }, _pessoaId = sql.ref('p.id')): RawBuilder<boolean> {
  return autor.restritoPainelProfessor === true ? sql<boolean>`false` : sql<boolean>`true`;
}
