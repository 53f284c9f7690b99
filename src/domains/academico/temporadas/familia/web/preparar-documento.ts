import { emBase64, emJpeg } from '#platform/web/imagem.ts';

/** Of a photographed paper: small print is still read, and a phone on a slow network sends it. */
const tamanho = { lado: 2000, qualidade: 0.85 };

export type DocumentoPronto = { nome: string; conteudo: string };

/** A photo as a smaller JPEG in base64, upright; a PDF as it is; null for what the browser cannot open. */
export async function prepararDocumento(arquivo: File): Promise<DocumentoPronto | null> {
  if (arquivo.type === 'application/pdf') return { nome: arquivo.name, conteudo: await emBase64(arquivo) };
  const blob = await emJpeg(arquivo, tamanho);
  return blob && { nome: `${arquivo.name.replace(/\.[^.]+$/, '') || 'foto'}.jpg`, conteudo: await emBase64(blob) };
}
