import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { Marcas } from '#shared/papel/trechos.ts';
import { ttfDoWoff } from './ttf.ts';

/** The four cuts of the running text: plain, bold, italic, both. */
export type Fonte = 0 | 1 | 2 | 3;
export const fonteDe = ({ negrito, italico }: Marcas): Fonte => ((negrito ? 1 : 0) + (italico ? 2 : 0)) as Fonte;

/** Letters as wide as those of Helvetica, which any paper carries with it: what is archived is read the same in thirty years (PDF/A). */
const cortes = ['400-normal', '700-normal', '400-italic', '700-italic'] as const;
const emMil = 1000;

/** What the letters have above Latin-1, from 0x80 on (WinAnsi). */
const winAnsi = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const primeira = 0x20;
const letraDoCodigo = (codigo: number): string =>
  codigo >= 0x80 && codigo <= 0x9f ? (winAnsi[codigo - 0x80] ?? '') : String.fromCodePoint(codigo);
export const codigoNaFonte = (letra: string): number => {
  const codigo = letra.codePointAt(0) ?? 0;
  return codigo <= 0xff ? codigo : 0x80 + Math.max(winAnsi.indexOf(letra), 0);
};

/** What a PDF says of letters that it carries. Lengths in thousandths of the size. */
type Letras = {
  nome: string;
  /** By code, from the first on; zero where there is no letter. */
  larguras: number[];
  porLetra: ReadonlyMap<string, number>;
  caixa: number[];
  ascendente: number;
  descendente: number;
  maiuscula: number;
  inclinacao: number;
  arquivo: Buffer;
};
/** The part of a font that pdfkit does not publish. */
type FonteDoPdf = {
  font: {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    italicAngle: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    hasGlyphForCodePoint(codigo: number): boolean;
    glyphForCodePoint(codigo: number): { id: number };
    hmtx: { metrics: { length: number; get(i: number): { advance: number } } };
  };
};

let lidas: readonly Letras[] | null = null;
/** The letters of the four cuts, read once a process. */
function letras(): readonly Letras[] {
  lidas ??= cortes.map(ler);
  return lidas;
}

function ler(corte: (typeof cortes)[number]): Letras {
  const woff = readFileSync(createRequire(import.meta.url).resolve(`@fontsource/arimo/files/arimo-latin-${corte}.woff`));
  const doc = new PDFDocument({ autoFirstPage: false });
  const { _font: aberta } = doc.registerFont(corte, woff).font(corte) as unknown as { _font: FonteDoPdf };
  const { font } = aberta;
  const mil = (n: number): number => Math.round((n * emMil * emMil) / font.unitsPerEm) / emMil;
  const codigos = Array.from({ length: 0x100 - primeira }, (_, i) => primeira + i);
  const larguraDoCodigo = (codigo: number): number => {
    const ponto = letraDoCodigo(codigo).codePointAt(0) ?? 0;
    if ((ponto > 0x7e && ponto < 0xa0) || !font.hasGlyphForCodePoint(ponto)) return 0;
    const { metrics } = font.hmtx;
    // The last width is that of all the letters after it too.
    return mil(metrics.get(Math.min(font.glyphForCodePoint(ponto).id, metrics.length - 1)).advance);
  };
  const larguras = codigos.map(larguraDoCodigo);
  const { minX, minY, maxX, maxY } = font.bbox;
  return {
    nome: font.postscriptName,
    larguras,
    porLetra: new Map(codigos.map((codigo, i) => [letraDoCodigo(codigo), larguras[i] ?? 0])),
    caixa: [minX, minY, maxX, maxY].map((n) => Math.round(mil(n))),
    ascendente: mil(font.ascent),
    descendente: mil(font.descent),
    maiuscula: mil(font.capHeight),
    inclinacao: font.italicAngle,
    arquivo: ttfDoWoff(woff, (pacote) => inflateSync(pacote)),
  };
}

/** How wide a text is at a size: the widths of its letters, as the fonts tell them. The same figures break lines, draw them and show them on a screen. */
export function larguraDe(texto: string, fonte: Fonte, tamanho: number): number {
  const larguras = letras()[fonte]?.porLetra;
  let soma = 0;
  for (const letra of texto) soma += larguras?.get(letra) ?? 0;
  return (soma * tamanho) / emMil;
}

const NAO_SIMBOLICA = 32;
const ITALICA = 64;
/** The letters of a cut inside of a document, written once however many pages use them: one byte a letter, as WinAnsi counts them. */
export function porNoDocumento(doc: PDFKit.PDFDocument, fonte: Fonte): PDFKit.PDFKitReference {
  const l = letras()[fonte];
  if (!l) throw new Error(`no cut ${fonte}`);
  const arquivo = doc.ref({ Length1: l.arquivo.length });
  arquivo.end(l.arquivo);
  const descritor = doc.ref({
    Type: 'FontDescriptor',
    FontName: l.nome,
    Flags: NAO_SIMBOLICA + (l.inclinacao === 0 ? 0 : ITALICA),
    FontBBox: l.caixa,
    ItalicAngle: l.inclinacao,
    Ascent: l.ascendente,
    Descent: l.descendente,
    CapHeight: l.maiuscula,
    StemV: fonte === 1 || fonte === 3 ? 140 : 80,
    FontFile2: arquivo,
  });
  descritor.end(undefined);
  const ref = doc.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: l.nome,
    Encoding: 'WinAnsiEncoding',
    FirstChar: primeira,
    LastChar: primeira + l.larguras.length - 1,
    Widths: l.larguras,
    FontDescriptor: descritor,
  });
  ref.end(undefined);
  return ref;
}
