import { emBase64, emJpeg } from '#platform/web/imagem.ts';

/** Longest side of a photo that is sent: the server keeps no more. */
const tamanho = { lado: 1024, qualidade: 0.9 };

export type FotoEscolhida = { name: string; src: string; tipo: string };

/** A chosen or taken image as a JPEG of at most 1024 px in base64; null when the browser cannot open it. */
export async function prepararImagem(origem: Blob | HTMLVideoElement, name: string): Promise<FotoEscolhida | null> {
  const blob = await emJpeg(origem, tamanho);
  return blob && { name, tipo: blob.type, src: await emBase64(blob) };
}

/** The image of a base64 document, to be shown. */
export function comoBlob({ src, tipo }: { src: string; tipo: string }): Blob {
  return new Blob([Uint8Array.from(atob(src), (caractere) => caractere.charCodeAt(0))], { type: tipo });
}
