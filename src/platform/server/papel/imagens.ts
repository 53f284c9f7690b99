import { sql } from 'kysely';
import type { Bloco } from '#shared/papel/esquema.ts';
import type { Db, Tx } from '../database/kysely.ts';
import type { ImagensDosPapeis } from './imprimir.ts';

/** The images that blocks show. */
export const imagensDosBlocos = (blocos: readonly Bloco[]): number[] =>
  blocos.flatMap((bloco) => (bloco.tipo === 'imagem' ? [bloco.imagemId] : 'blocos' in bloco ? imagensDosBlocos(bloco.blocos) : []));

/** Images by their ids, with their pixels. */
export async function lerImagensDosPapeis(db: Db | Tx, ids: readonly number[]): Promise<ImagensDosPapeis> {
  const unicos = [...new Set(ids)];
  if (unicos.length === 0) return new Map();
  const { rows } = await sql<{ id: number; largura: number; altura: number; conteudo: Buffer }>`select i.id, i.largura, i.altura, a.conteudo
    from v_imagem_do_papel i join arquivos a on a.id = i.arquivo_id where i.id = any(${unicos}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...imagem }) => [id, imagem]));
}
