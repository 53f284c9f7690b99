import sharp, { type Sharp } from 'sharp';
import { erros } from '../erros.ts';
import { criarVez } from './vez.ts';

export type FotoPronta = { foto: Buffer; miniatura: Buffer };
/** Where a photo comes in: the file of an upload, or inside a person's body. */
type CampoDaFoto = 'file' | 'fotoUpload';

const pixelsMaximo = 25_000_000;
const ladoDaFoto = 1024;
const ladoDaMiniatura = 128;
// Decoding is the most memory and processor that one request may ask for.
const naVez = criarVez(2, 20);
sharp.concurrency(1);
sharp.cache(false);

const assinaturas: readonly ((b: Buffer) => boolean)[] = [
  (b) => b.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (b) => b.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (b) => b.subarray(0, 4).toString('latin1') === 'RIFF' && b.subarray(8, 12).toString('latin1') === 'WEBP',
];

/**
 * Turns what was sent as a photo into two new JPEG images, 1024 px and 128 px, made only of the decoded pixels:
 * no metadata (place, device), no other content that the file carried. The name and the declared type are not trusted.
 * Throws FOTO_TIPO, FOTO_DIMENSOES, FOTO_ILEGIVEL naming the field that the photo came in, MUITAS_TENTATIVAS.
 */
export async function prepararFoto(conteudo: Buffer, campo: CampoDaFoto = 'file'): Promise<FotoPronta> {
  const onde = { campos: [campo] };
  const ilegivel = (): never => {
    throw erros.FOTO_ILEGIVEL({}, onde);
  };
  if (!assinaturas.some((confere) => confere(conteudo))) throw erros.FOTO_TIPO({}, onde);
  return naVez(async () => {
    // The header is read first, so that an enormous image is named as such and never decoded.
    const { width, height } = await sharp(conteudo, { limitInputPixels: false }).metadata().catch(ilegivel);
    if (width * height > pixelsMaximo) throw erros.FOTO_DIMENSOES({ megapixels: pixelsMaximo / 1_000_000 }, onde);
    const foto = await gerar(
      abrir(conteudo).resize({ width: ladoDaFoto, height: ladoDaFoto, fit: 'inside', withoutEnlargement: true }),
      82,
    ).catch(ilegivel);
    const miniatura = await gerar(
      abrir(foto).resize({ width: ladoDaMiniatura, height: ladoDaMiniatura, fit: 'cover', position: 'attention' }),
      78,
    ).catch(ilegivel);
    return { foto, miniatura };
  });
}

function abrir(conteudo: Buffer): Sharp {
  return sharp(conteudo, { limitInputPixels: pixelsMaximo, failOn: 'error' });
}

async function gerar(imagem: Sharp, quality: number): Promise<Buffer> {
  return imagem.autoOrient().flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
