import type { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { textoDoPdf } from '#platform/server/pdf/texto.ts';
import { formatarLinhaDigitavel } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import {
  boletoEmPalavras,
  chaveEmPalavras,
  type ComoPagar,
  isPagoJunto,
  noPrazoEmPalavras,
  pixEmPalavras,
  semCodigo,
  titulo,
} from '#domains/financeiro/boletos/segunda-via/como-pagar.ts';
import { desenharQr } from '#platform/server/pdf/qr.ts';
import { matrizQr } from '#platform/server/qr.ts';
import { desenharBarras, escrever, mm } from '#domains/financeiro/boletos/codigos/server/door.ts';

const ladoDoQr = mm(30);
const larguraDoTexto = mm(118);
const alturas = { cabeca: 16, prazo: 12.5, boleto: 72, pix: 24, chave: 12.5, nada: 16, folga: 10 } as const;

/** How each title is paid: typed line and barcode of its slip at the left, its Pix code at the right and as text to copy. */
export function desenharComoPagar(documento: DocumentoPdf, formas: readonly ComoPagar[]): void {
  const juntos = isPagoJunto(formas);
  for (const forma of formas) {
    const { boleto, pix } = forma;
    const noPrazo = noPrazoEmPalavras(forma);
    const chave = chaveEmPalavras(forma);
    const doPix = pix ? alturas.pix + (chave === null ? 0 : alturas.chave) : 0;
    const conteudo = (boleto ? alturas.boleto : 0) + doPix || alturas.nada;
    const altura = alturas.cabeca + (noPrazo === null ? 0 : alturas.prazo) + Math.max(conteudo, pix ? ladoDoQr : 0) + alturas.folga;
    documento.bloco(altura, (doc, { x, y: topo, largura }) => {
      let y = topo;
      const linha = (texto: string, tamanho: number, negrito = false): void => {
        doc
          .font(negrito ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(tamanho)
          .fillColor('#1c2b2a');
        escrever(doc, texto, x, y);
        y += tamanho + 4;
      };
      linha(titulo(forma), 10, true);
      if (noPrazo !== null) linha(noPrazo, 8.5, true);
      if (pix) desenharQr(doc, matrizQr(pix.copiaECola), x + largura - ladoDoQr, topo, ladoDoQr);
      if (boleto) {
        linha(boletoEmPalavras(forma) ?? '', 8.5);
        linha(formatarLinhaDigitavel(boleto.linhaDigitavel), 10.5, true);
        desenharBarras(doc, boleto.codigoBarras, x, y);
        y += mm(13) + 6;
      }
      if (pix) {
        if (chave !== null) linha(chave, 8.5);
        linha(`${pixEmPalavras(forma) ?? ''}:`, 8.5);
        // One run without a break, as small as that takes: pasted off the paper it is whole, and who reads it has the drawing beside it.
        const codigo = textoDoPdf(pix.copiaECola);
        doc.font('Courier').fontSize(7);
        doc.fontSize(Math.min(7, (7 * larguraDoTexto) / doc.widthOfString(codigo))).text(codigo, x, y, { lineBreak: false });
      }
      if (!boleto && !pix && !juntos) linha(semCodigo, 9);
    });
  }
}
