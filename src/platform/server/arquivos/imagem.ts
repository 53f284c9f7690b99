import sharp, { type Sharp } from 'sharp';
import { criarVez } from '../vez.ts';

export type FormatoDeImagem = 'jpeg' | 'png' | 'webp';
/** Not one of the formats, more pixels than may be decoded, or no image at all behind its first bytes. */
type Motivo = 'tipo' | 'dimensoes' | 'ilegivel';

/** Why an image was refused; the room says it in its words. */
export class ImagemRecusada extends Error {
  readonly motivo: Motivo;
  constructor(motivo: Motivo) {
    super(motivo);
    this.motivo = motivo;
  }
}

/** The most pixels of an image that is decoded. */
export const pixelsMaximo = 25_000_000;
// Decoding is the most memory and processor that one request may ask for.
const naVez = criarVez({ simultaneos: 2, fila: 20 });
sharp.concurrency(1);
sharp.cache(false);

const assinaturas: Readonly<Record<FormatoDeImagem, (b: Buffer) => boolean>> = {
  jpeg: (b) => b.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (b) => b.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (b) => b.subarray(0, 4).toString('latin1') === 'RIFF' && b.subarray(8, 12).toString('latin1') === 'WEBP',
};

/** The format that the first bytes promise, among those given; the name and the declared type are not trusted. */
export function formatoDaImagem(conteudo: Buffer, formatos: readonly FormatoDeImagem[]): FormatoDeImagem | null {
  return formatos.find((formato) => assinaturas[formato](conteudo)) ?? null;
}

/**
 * Makes new images of the decoded pixels of what was sent: no metadata (place, device), no other content that the file carried.
 * @throws ImagemRecusada, MUITAS_TENTATIVAS.
 */
export async function refazerImagem<T>(
  conteudo: Buffer,
  formatos: readonly FormatoDeImagem[],
  gerar: (imagem: Sharp, formato: FormatoDeImagem) => Promise<T>,
): Promise<T> {
  const formato = formatoDaImagem(conteudo, formatos);
  if (formato === null) throw new ImagemRecusada('tipo');
  const ilegivel = (): never => {
    throw new ImagemRecusada('ilegivel');
  };
  return naVez(async () => {
    // The header is read first, so that an enormous image is named as such and never decoded.
    const { width, height } = await sharp(conteudo, { limitInputPixels: false }).metadata().catch(ilegivel);
    if (width * height > pixelsMaximo) throw new ImagemRecusada('dimensoes');
    return gerar(abrirImagem(conteudo), formato).catch(ilegivel);
  });
}

/** An image ready to be decoded, upright as it was taken. */
export function abrirImagem(conteudo: Buffer): Sharp {
  return sharp(conteudo, { limitInputPixels: pixelsMaximo, failOn: 'error' }).autoOrient();
}
