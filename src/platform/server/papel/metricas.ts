import PDFDocument from 'pdfkit';
import type { Marcas } from '#shared/papel/trechos.ts';

/** The four cuts of the running text: plain, bold, italic, both. */
export const fontes = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'] as const;
export type Fonte = 0 | 1 | 2 | 3;
/** The part of a font that pdfkit does not publish. */
export type FonteDoPdf = {
  id: string;
  ascender: number;
  widthOfString(texto: string, tamanho: number): number;
  ref(): PDFKit.PDFKitReference;
};

export const fonteDe = ({ negrito, italico }: Marcas): Fonte => ((negrito ? 1 : 0) + (italico ? 2 : 0)) as Fonte;

/** What the built-in fonts have above Latin-1, from 0x80 on (WinAnsi). */
const winAnsi = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
export const codigoNaFonte = (letra: string): number => {
  const codigo = letra.codePointAt(0) ?? 0;
  return codigo <= 0xff ? codigo : 0x80 + Math.max(winAnsi.indexOf(letra), 0);
};

let tabelas: Map<string, number>[] | null = null;

/** How wide a text is at a size: the widths of its letters, as the fonts tell them. The same figures break lines, draw them and show them on a screen. */
export function larguraDe(texto: string, fonte: Fonte, tamanho: number): number {
  tabelas ??= lerTabelas();
  const tabela = tabelas[fonte];
  let soma = 0;
  for (const letra of texto) soma += tabela?.get(letra) ?? 0;
  return (soma * tamanho) / 1000;
}

function lerTabelas(): Map<string, number>[] {
  const doc = new PDFDocument({ autoFirstPage: false });
  const letras = [
    ...Array.from({ length: 0x100 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).filter((l) => l < '\u007f' || l > '\u009f'),
    ...Array.from(winAnsi).filter((l) => (l.codePointAt(0) ?? 0) > 0xff),
  ];
  return fontes.map((nome) => {
    const { _font: fonte } = doc.font(nome) as unknown as { _font: FonteDoPdf };
    return new Map(letras.map((letra) => [letra, fonte.widthOfString(letra, 1000)]));
  });
}
