import { type RawBuilder, sql } from 'kysely';
import type { Autor } from '#platform/server/audit.ts';

type Leitor = Autor & { restritoPainelProfessor?: boolean };

/** True when the author may see every person. */
export function veTodasAsPessoas(autor: Leitor): boolean {
  return autor.restritoPainelProfessor !== true;
}

/**
 * Which people the author may see, as a condition on the person id given (`p.id` unless told); the one place that decides it.
 * A teacher restricted to the panel sees the pupils of his own classes: none while no class is bound to teachers.
 */
export function escopoDePessoas(autor: Leitor, _pessoaId = sql.ref('p.id')): RawBuilder<boolean> {
  return veTodasAsPessoas(autor) ? sql<boolean>`true` : sql<boolean>`false`;
}
