import { sql } from 'kysely';
import { errosComuns } from '#shared/erros.ts';
import type { Bloco, ConteudoDoPapel } from '#shared/papel/esquema.ts';
import type { Db, Tx } from '../database/kysely.ts';
import { obterArquivo } from '../arquivos/files.ts';
import type { Arquivo } from '../http/tipos.ts';
import type { ImagensDosPapeis } from './imprimir.ts';

const imagensDosBlocos = (blocos: readonly Bloco[]): number[] =>
  blocos.flatMap((bloco) => (bloco.tipo === 'imagem' ? [bloco.imagemId] : 'blocos' in bloco ? imagensDosBlocos(bloco.blocos) : []));

/** The images that a paper shows: in its text, and under it. */
export const imagensDoPapel = ({ pagina: { fundo }, blocos }: Pick<ConteudoDoPapel, 'pagina' | 'blocos'>): number[] => [
  ...(fundo ? [fundo] : []),
  ...imagensDosBlocos(blocos),
];

/** Images by their ids, with their pixels. */
export async function lerImagensDosPapeis(db: Db | Tx, ids: readonly number[]): Promise<ImagensDosPapeis> {
  const unicos = [...new Set(ids)];
  if (unicos.length === 0) return new Map();
  const { rows } = await sql<{ id: number; largura: number; altura: number; conteudo: Buffer }>`select i.id, i.largura, i.altura, a.conteudo
    from v_imagem_do_papel i join arquivos a on a.id = i.arquivo_id where i.id = any(${unicos}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...imagem }) => [id, imagem]));
}

/** An image as a file, for who writes a paper or reads it elsewhere than on paper. @throws NAO_ENCONTRADO */
export async function arquivoDaImagem(db: Db | Tx, id: number): Promise<Arquivo> {
  const { rows } = await sql<{ arquivoId: number }>`select arquivo_id as "arquivoId" from v_imagem_do_papel where id = ${id}`.execute(db);
  const [imagem] = rows;
  if (!imagem) throw errosComuns.NAO_ENCONTRADO();
  return obterArquivo(db, imagem.arquivoId);
}
