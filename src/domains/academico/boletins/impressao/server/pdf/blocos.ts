import { cores } from '#platform/server/pdf/cores.ts';
import { textoDoPdf } from '#platform/server/pdf/texto.ts';

type Doc = PDFKit.PDFDocument;
type Caixa = { x: number; y: number; largura: number };
/** A label over its value, and its share of the width. */
type Campo = readonly [rotulo: string, valor: string, parte: number];

const altura = 25;

/** Who the paper is of, in lines of boxes. */
export function desenharIdentificacao(doc: Doc, { x, y, largura }: Caixa, linhas: readonly (readonly Campo[])[]): void {
  for (const [i, campos] of linhas.entries()) {
    let em = x;
    for (const [rotulo, valor, parte] of campos) {
      const da = largura * parte;
      doc.rect(em, y + i * altura, da, altura);
      doc.lineWidth(0.5).strokeColor(cores.linha).stroke();
      doc
        .font('Helvetica')
        .fontSize(6.5)
        .fillColor(cores.apagado)
        .text(rotulo, em + 4, y + i * altura + 3, { lineBreak: false });
      escreverCabendo(doc, textoDoPdf(valor), em + 4, y + i * altura + 12, da - 8);
      em += da;
    }
  }
}

function escreverCabendo(doc: Doc, texto: string, x: number, y: number, largura: number): void {
  doc.font('Helvetica-Bold').fontSize(9).fillColor(cores.tinta);
  const ocupa = doc.widthOfString(texto);
  if (ocupa > largura) doc.fontSize(Math.max(5.5, (9 * largura) / ocupa));
  doc.text(texto, x, y, { lineBreak: false });
}

/** Lines to sign on, side by side. */
export function desenharAssinaturas(doc: Doc, { x, y, largura }: Caixa, nomes: readonly string[]): void {
  const da = largura / nomes.length;
  for (const [i, nome] of nomes.entries()) {
    const [de, ate, em] = [x + i * da + 20, x + (i + 1) * da - 20, y + 40];
    doc.moveTo(de, em).lineTo(ate, em).lineWidth(0.7).strokeColor(cores.tinta).stroke();
    doc.font('Helvetica').fontSize(8).fillColor(cores.tinta);
    doc.text(nome, (de + ate - doc.widthOfString(nome)) / 2, em + 4, { lineBreak: false });
  }
}
