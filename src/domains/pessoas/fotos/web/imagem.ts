/** Longest side of a photo that is sent: the server keeps no more. */
const ladoMaximo = 1024;
const qualidade = 0.9;

export type FotoEscolhida = { name: string; src: string; tipo: string };

/** A chosen or taken image as a JPEG of at most 1024 px in base64; null when the browser cannot open it. */
export async function prepararImagem(origem: Blob | HTMLVideoElement, name: string): Promise<FotoEscolhida | null> {
  // Orientation of the file is applied; nothing else of it goes on.
  const imagem = origem instanceof Blob ? await createImageBitmap(origem).catch(() => null) : await createImageBitmap(origem);
  if (!imagem) return null;
  const escala = Math.min(1, ladoMaximo / Math.max(imagem.width, imagem.height));
  const tela = new OffscreenCanvas(Math.max(1, Math.round(imagem.width * escala)), Math.max(1, Math.round(imagem.height * escala)));
  const contexto = tela.getContext('2d');
  if (!contexto) return null;
  contexto.fillStyle = '#ffffff';
  contexto.fillRect(0, 0, tela.width, tela.height);
  contexto.drawImage(imagem, 0, 0, tela.width, tela.height);
  imagem.close();
  const blob = await tela.convertToBlob({ type: 'image/jpeg', quality: qualidade });
  return { name, tipo: blob.type, src: await emBase64(blob) };
}

/** The image of a base64 document, to be shown. */
export function comoBlob({ src, tipo }: { src: string; tipo: string }): Blob {
  return new Blob([Uint8Array.from(atob(src), (caractere) => caractere.charCodeAt(0))], { type: tipo });
}

function emBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const leitor = new FileReader();
    leitor.onload = () =>
      typeof leitor.result === 'string' ? resolve(leitor.result.replace(/^data:[^,]*,/, '')) : reject(new Error('no text was read'));
    leitor.onerror = () => reject(new Error('the image could not be read'));
    leitor.readAsDataURL(blob);
  });
}
