/** An image as a JPEG, upright, its longest side at most `lado` pixels, on white; null for what the browser cannot open. */
export async function emJpeg(
  origem: Blob | HTMLVideoElement,
  { lado, qualidade }: { lado: number; qualidade: number },
): Promise<Blob | null> {
  // Orientation of the file is applied; nothing else of it goes on.
  const imagem = origem instanceof Blob ? await createImageBitmap(origem).catch(() => null) : await createImageBitmap(origem);
  if (!imagem) return null;
  const escala = Math.min(1, lado / Math.max(imagem.width, imagem.height));
  const tela = new OffscreenCanvas(Math.max(1, Math.round(imagem.width * escala)), Math.max(1, Math.round(imagem.height * escala)));
  const contexto = tela.getContext('2d');
  if (!contexto) return null;
  contexto.fillStyle = '#ffffff';
  contexto.fillRect(0, 0, tela.width, tela.height);
  contexto.drawImage(imagem, 0, 0, tela.width, tela.height);
  imagem.close();
  return tela.convertToBlob({ type: 'image/jpeg', quality: qualidade });
}

/** What a file holds, in base64. */
export function emBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const leitor = new FileReader();
    leitor.onload = () =>
      typeof leitor.result === 'string' ? resolve(leitor.result.replace(/^data:[^,]*,/, '')) : reject(new Error('no text was read'));
    leitor.onerror = () => reject(new Error('the file could not be read'));
    leitor.readAsDataURL(blob);
  });
}
