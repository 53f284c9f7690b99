import type { Escola } from '#platform/server/escola.ts';
import type { PapelPronto } from '#platform/server/papel/compor.ts';
import { imprimirPapeis } from '#platform/server/papel/imprimir.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { imagensDosBlocos, lerImagensDosPapeis } from './imagens-dos-papeis.ts';

/** Everything that a paper issued by a template says: it is printed from this alone, today and in twenty years. */
export type ConteudoDoPapelEmitido = {
  alunoNome: string;
  titulo: string;
  escola: Escola;
  papel: ConteudoDoPapel;
  selo: NonNullable<PapelPronto['selo']>;
};

/** Papers as they were issued, as one PDF. */
export async function imprimirEmitidos(
  db: Db | Tx,
  papeis: readonly ConteudoDoPapelEmitido[],
  { titulo, criadoEm }: { titulo: string; criadoEm: string },
): Promise<Buffer> {
  const imagens = await lerImagensDosPapeis(
    db,
    papeis.flatMap(({ papel }) => imagensDosBlocos(papel.blocos)),
  );
  return imprimirPapeis(papeis, { titulo, criadoEm, imagens });
}
