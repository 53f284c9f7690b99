/** Longest side of a photographed paper: small print is still read at it, and a phone on a slow network sends it. */
const LADO_MAXIMO = 2000;

export type DocumentoPronto = { nome: string; conteudo: string };

/** A photo as a smaller JPEG in base64, upright; a PDF as it is; null for what the browser cannot open. */
export async function prepararDocumento(arquivo: File): Promise<DocumentoPronto | null> {
  if (arquivo.type === 'application/pdf') return { nome: arquivo.name, conteudo: await emBase64(arquivo) };
  const imagem = await createImageBitmap(arquivo).catch(() => null);
  if (!imagem) return null;
  const escala = Math.min(1, LADO_MAXIMO / Math.max(imagem.width, imagem.height));
  const tela = new OffscreenCanvas(Math.max(1, Math.round(imagem.width * escala)), Math.max(1, Math.round(imagem.height * escala)));
  const contexto = tela.getContext('2d');
  if (!contexto) return null;
  contexto.fillStyle = '#ffffff';
  contexto.fillRect(0, 0, tela.width, tela.height);
  contexto.drawImage(imagem, 0, 0, tela.width, tela.height);
  imagem.close();
  const blob = await tela.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return { nome: `${arquivo.name.replace(/\.[^.]+$/, '') || 'foto'}.jpg`, conteudo: await emBase64(blob) };
}

function emBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const leitor = new FileReader();
    leitor.onload = () =>
      typeof leitor.result === 'string' ? resolve(leitor.result.replace(/^data:[^,]*,/, '')) : reject(new Error('no text was read'));
    leitor.onerror = () => reject(new Error('the file could not be read'));
    leitor.readAsDataURL(blob);
  });
}
