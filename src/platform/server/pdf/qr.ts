import type { MatrizQr } from '#shared/qr.ts';

/** Draws a QR code, black, as a square of this side. */
export function desenharQr(doc: PDFKit.PDFDocument, { tamanho, faixas }: MatrizQr, x: number, y: number, lado: number): void {
  const modulo = lado / tamanho;
  for (const faixa of faixas) doc.rect(x + faixa.x * modulo, y + faixa.y * modulo, faixa.largura * modulo, modulo);
  doc.fillColor('#000000').fill();
}
