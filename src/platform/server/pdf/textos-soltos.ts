import { textoDoPdf } from './texto.ts';

type Doc = PDFKit.PDFDocument;
/** A text on one line, its upper left corner at a place of the page. */
export type TextoSolto = { texto: string; x: number; y: number; tamanho: number };
export type LetraDoPdf = 'Helvetica' | 'Helvetica-Bold';
type Medido = { hex: string; largura: number };
/** The part of the font at hand that pdfkit does not publish. */
type ComFonte = { _font: { id: string; ascender: number; widthOfString(texto: string, tamanho: number): number } };

/** What the built-in fonts have above Latin-1, from 0x80 on (WinAnsi). */
const winAnsi = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const lembrados = new Map<string, Medido>();
const LEMBRADOS_MAXIMO = 5000;

const codigoDe = (letra: string): number => {
  const codigo = letra.codePointAt(0) ?? 0;
  return codigo <= 0xff ? codigo : 0x80 + Math.max(winAnsi.indexOf(letra), 0);
};

function medir(doc: Doc, letra: LetraDoPdf, texto: string): Medido {
  const chave = `${letra} ${texto}`;
  const lembrado = lembrados.get(chave);
  if (lembrado) return lembrado;
  const escrito = textoDoPdf(texto);
  const hex = Array.from(escrito, (um) => codigoDe(um).toString(16).padStart(2, '0')).join('');
  const { _font: fonte } = doc.font(letra) as unknown as ComFonte;
  const medido = { hex, largura: fonte.widthOfString(escrito, 1) };
  if (lembrados.size >= LEMBRADOS_MAXIMO) lembrados.clear();
  lembrados.set(chave, medido);
  return medido;
}

/** How wide a text is at a size. Figures of a table are few and come again and again: each is measured once. */
export const larguraDoTexto = (doc: Doc, letra: LetraDoPdf, texto: string, tamanho: number): number =>
  medir(doc, letra, texto).largura * tamanho;

/**
 * Writes many short texts of one font and color in one go: a grid of two hundred cells costs a tenth of as many calls of `text`. The font was
 * used on the page before by pdfkit itself, or the page would not know it.
 */
export function escreverSoltos(doc: Doc, letra: LetraDoPdf, cor: string, textos: readonly TextoSolto[]): void {
  if (textos.length === 0) return;
  const medidos = textos.map(({ texto }) => medir(doc, letra, texto).hex);
  doc.font(letra).fillColor(cor);
  const { _font: fonte } = doc as unknown as ComFonte;
  const { height } = doc.page;
  const linhas = textos.map(({ x, y, tamanho }, i) => {
    const base = height - y - (fonte.ascender / 1000) * tamanho;
    return `/${fonte.id} ${numero(tamanho)} Tf\n1 0 0 1 ${numero(x)} ${numero(base)} Tm\n[<${medidos[i]}>] TJ`;
  });
  doc.addContent(`q\n1 0 0 -1 0 ${numero(height)} cm\nBT\n${linhas.join('\n')}\nET\nQ`);
}

const numero = (n: number): string => String(Math.round(n * 100) / 100);
