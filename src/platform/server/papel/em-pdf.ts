import type { Db, Tx } from '../database/kysely.ts';
import type { PapelPronto } from './compor.ts';
import { imagensDoPapel, lerImagensDosPapeis } from './imagens.ts';
import { imprimirPapeis } from './imprimir.ts';

/** Papers as one PDF, with the images that they show. */
export async function papeisEmPdf(
  db: Db | Tx,
  papeis: readonly PapelPronto[],
  { titulo, criadoEm }: { titulo: string; criadoEm: string },
): Promise<Buffer> {
  const imagens = await lerImagensDosPapeis(
    db,
    papeis.flatMap(({ papel }) => imagensDoPapel(papel)),
  );
  return imprimirPapeis(papeis, { titulo, criadoEm, imagens });
}
