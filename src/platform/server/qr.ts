import QRCode from 'qrcode';
import { caminhoSvg, faixasDe, type MatrizQr } from '#shared/qr.ts';

/** The QR code of a text, as BCB asks of Pix: error correction M. */
export function matrizQr(texto: string): MatrizQr {
  const { modules } = QRCode.create(texto, { errorCorrectionLevel: 'M' });
  return faixasDe(modules.size, (linha, coluna) => modules.get(linha, coluna) === 1);
}

/** The same for the browser to draw. */
export function qrParaTela(texto: string): { tamanho: number; desenho: string } {
  const matriz = matrizQr(texto);
  return { tamanho: matriz.tamanho, desenho: caminhoSvg(matriz) };
}
