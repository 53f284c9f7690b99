import type { Sharp } from 'sharp';
import { abrirImagem, ImagemRecusada, pixelsMaximo, refazerImagem } from '#platform/server/arquivos/imagem.ts';
import { erros } from '#domains/pessoas/erros.ts';

export type FotoPronta = { foto: Buffer; miniatura: Buffer };
/** Where a photo comes in: the file of an upload, or inside a person's body. */
type CampoDaFoto = 'file' | 'fotoUpload';

const ladoDaFoto = 1024;
const ladoDaMiniatura = 128;

/**
 * Turns what was sent as a photo into two new JPEG images, 1024 px and 128 px, made only of the decoded pixels:
 * no metadata (place, device), no other content that the file carried. The name and the declared type are not trusted.
 * Throws FOTO_TIPO, FOTO_DIMENSOES, FOTO_ILEGIVEL naming the field that the photo came in, MUITAS_TENTATIVAS.
 */
export async function prepararFoto(conteudo: Buffer, campo: CampoDaFoto = 'file'): Promise<FotoPronta> {
  const onde = { campos: [campo] };
  try {
    return await refazerImagem(conteudo, ['jpeg', 'png', 'webp'], async (imagem) => {
      const foto = await gerar(imagem.resize({ width: ladoDaFoto, height: ladoDaFoto, fit: 'inside', withoutEnlargement: true }), 82);
      const pequena = abrirImagem(foto).resize({ width: ladoDaMiniatura, height: ladoDaMiniatura, fit: 'cover', position: 'attention' });
      return { foto, miniatura: await gerar(pequena, 78) };
    });
  } catch (causa) {
    if (!(causa instanceof ImagemRecusada)) throw causa;
    if (causa.motivo === 'dimensoes') throw erros.FOTO_DIMENSOES({ megapixels: pixelsMaximo / 1_000_000 }, onde);
    throw causa.motivo === 'tipo' ? erros.FOTO_TIPO({}, onde) : erros.FOTO_ILEGIVEL({}, onde);
  }
}

async function gerar(imagem: Sharp, quality: number): Promise<Buffer> {
  return imagem.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
