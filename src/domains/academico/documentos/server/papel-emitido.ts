import type { Escola } from '#platform/server/escola.ts';
import type { PapelPronto } from '#platform/server/papel/compor.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';

/** Everything that a paper issued by a template says: it is printed from this alone, today and in twenty years. */
export type ConteudoDoPapelEmitido = {
  alunoNome: string;
  titulo: string;
  escola: Escola;
  papel: ConteudoDoPapel;
  selo: NonNullable<PapelPronto['selo']>;
};
