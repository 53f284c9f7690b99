import sharp, { type Sharp } from 'sharp';
import { erros } from '../erros.ts';
import { criarVez } from './vez.ts';

export type FotoPronta = { foto: Buffer; miniatura: Buffer };

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
 * Throws FOTO_TIPO, FOTO_DIMENSOES, FOTO_ILEGIVEL, MUITAS_TENTATIVAS.
 */
export async function prepararFoto(conteudo: Buffer): Promise<FotoPronta> {
  if (!assinaturas.some((confere) => confere(conteudo))) throw erros.FOTO_TIPO();
  return naVez(async () => {
    await conferirDimensoes(conteudo);
    const foto = await gerar(
      abrir(conteudo).resize({ width: ladoDaFoto, height: ladoDaFoto, fit: 'inside', withoutEnlargement: true }),
      82,
    );
    const miniatura = await gerar(
      abrir(foto).resize({ width: ladoDaMiniatura, height: ladoDaMiniatura, fit: 'cover', position: 'attention' }),
      78,
    );
    return { foto, miniatura };
  });
}

function abrir(conteudo: Buffer): Sharp {
  return sharp(conteudo, { limitInputPixels: pixelsMaximo, failOn: 'error' });
}

/** The header is read first, so that an enormous image is named as such and never decoded. */
async function conferirDimensoes(conteudo: Buffer): Promise<void> {
  const { width, height } = await sharp(conteudo, { limitInputPixels: false }).metadata().catch(ilegivel);
  if (width * height > pixelsMaximo) throw erros.FOTO_DIMENSOES({ megapixels: pixelsMaximo / 1_000_000 });
}

async function gerar(imagem: Sharp, quality: number): Promise<Buffer> {
  return imagem.autoOrient().flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer().catch(ilegivel);
}

function ilegivel(): never {
  throw erros.FOTO_ILEGIVEL();
}
