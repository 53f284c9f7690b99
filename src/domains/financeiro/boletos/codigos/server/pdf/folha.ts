import { textoDoPdf } from '#platform/server/pdf/texto.ts';
import { modulosItf } from '#domains/financeiro/boletos/codigos/itf.ts';

type Doc = PDFKit.PDFDocument;
export const mm = (milimetros: number): number => milimetros * 2.834_645_669;
const tinta = '#000000';
const rotulo = '#444444';

export type CaixaDaFolha = {
  x: number;
  y: number;
  largura: number;
  altura?: number;
  rotulo: string;
  valor: string;
  direita?: boolean;
  forte?: boolean;
};
const alturaPadrao = mm(7.6);

/** Labelled boxes, as slips have them: lines in one stroke, labels in one font, values in the other. */
export function desenharCaixas(doc: Doc, caixas: readonly CaixaDaFolha[]): void {
  for (const { x, y, largura, altura = alturaPadrao } of caixas) doc.rect(x, y, largura, altura);
  doc.lineWidth(0.5).strokeColor(tinta).stroke();
  doc.font('Helvetica').fontSize(5.8).fillColor(rotulo);
  for (const c of caixas) escrever(doc, c.rotulo, c.x + 2, c.y + 1.6);
  doc.fontSize(8.4).fillColor(tinta);
  for (const c of caixas) if (!c.forte) valorDaCaixa(doc, c);
  doc.font('Helvetica-Bold').fontSize(9.2);
  for (const c of caixas) if (c.forte) valorDaCaixa(doc, c);
}

function valorDaCaixa(doc: Doc, { x, y, largura, valor, direita }: CaixaDaFolha): void {
  if (valor === '') return;
  const texto = caber(doc, valor, largura - 5);
  escrever(doc, texto, direita ? x + largura - 3 - doc.widthOfString(texto) : x + 2.5, y + 10);
}

/** A line of text where it is told, without the layout of paragraphs. */
export function escrever(doc: Doc, texto: string, x: number, y: number): void {
  doc.text(textoDoPdf(texto), x, y, { lineBreak: false });
}

/** A text cut so that it stays in its box. */
function caber(doc: Doc, texto: string, largura: number): string {
  let cabe = textoDoPdf(texto);
  if (doc.widthOfString(cabe) <= largura) return cabe;
  while (cabe.length > 1 && doc.widthOfString(`${cabe}…`) > largura) cabe = cabe.slice(0, -1);
  return `${cabe.trimEnd()}…`;
}

/** The 44 digits as bars: 103 by 13 mm, as FEBRABAN asks, in one fill. */
export function desenharBarras(doc: Doc, codigo: string, x: number, y: number): void {
  const unidades = modulosItf(codigo);
  const modulo = mm(103) / unidades.reduce((soma, u) => soma + u, 0);
  let posicao = x;
  for (const [i, unidade] of unidades.entries()) {
    if (i % 2 === 0) doc.rect(posicao, y, unidade * modulo, mm(13));
    posicao += unidade * modulo;
  }
  doc.fillColor(tinta).fill();
}

/** Where to cut. */
export function desenharCorte(doc: Doc, y: number): void {
  doc.save().dash(3, { space: 3 }).moveTo(mm(10), y).lineTo(mm(200), y).lineWidth(0.5).strokeColor('#777777').stroke().restore();
}
