import { textoDoPdf } from './texto.ts';

export type ColunaPdf = { titulo: string /** Share of the width. */; peso: number; direita?: boolean };
export type TabelaPdf = {
  colunas: readonly ColunaPdf[];
  linhas: readonly (readonly string[])[] /** A last line in bold. */;
  rodape?: readonly string[];
  /** Lines that head the ones under them, by position; a text there, but no figure, goes on over the empty cells at its right. */
  cabecas?: ReadonlyMap<number, 'grupo' | 'subgrupo'>;
};

const recuo = 4;
const fonteDaCelula = 8.5;
const folgaDaCabeca = 40;
const linhasPorPausa = 50;
type Peca = PDFKit.PDFDocument;
type Area = { esquerda: number; largura: number; fundo: number };

/**
 * Draws a table that goes on over as many pages as it needs, its header on each; a row is never cut in two. It pauses now and then,
 * so that whoever draws a long one may let other work through.
 */
export function* desenharTabela(doc: Peca, { colunas, linhas, rodape, cabecas }: TabelaPdf, area: Area): Generator<void> {
  const soma = colunas.reduce((total, c) => total + c.peso, 0);
  const larguras = colunas.map((c) => (area.largura * c.peso) / soma);
  const cabecalho = (): void => {
    linha(
      doc,
      colunas.map((c) => c.titulo),
      colunas,
      larguras,
      area,
      { negrito: true, fundo: '#eef2f1' },
    );
  };
  const garantir = (celulas: readonly string[], negrito: boolean, folga = 0): void => {
    if (doc.y + alturaDe(doc, celulas, larguras, negrito) + folga <= area.fundo) return;
    doc.addPage();
    cabecalho();
  };
  cabecalho();
  for (const [i, celulas] of linhas.entries()) {
    if (i % linhasPorPausa === linhasPorPausa - 1) yield;
    const cabeca = cabecas?.get(i);
    if (cabeca === undefined) {
      garantir(celulas, false);
      linha(doc, celulas, colunas, larguras, area, {});
    } else {
      // A heading never stands alone at the foot of a page.
      const abertas = abranger(celulas, colunas, larguras);
      garantir(
        celulas.map((texto, j) => ((abertas[j] ?? 0) > 0 ? texto : '')),
        true,
        folgaDaCabeca,
      );
      linha(doc, celulas, colunas, abertas, area, { negrito: true, ...(cabeca === 'grupo' ? { fundo: '#eef2f1' } : {}) });
    }
  }
  if (rodape) {
    garantir(rodape, true);
    linha(doc, rodape, colunas, larguras, area, { negrito: true });
  }
}

/** The widths with each text reaching over the empty cells after it, which get none; a figure stays where its column ends. */
function abranger(celulas: readonly string[], colunas: readonly ColunaPdf[], larguras: readonly number[]): number[] {
  const abertas = [...larguras];
  let dona = 0;
  for (let i = 1; i < celulas.length; i += 1) {
    if (celulas[i] !== '') dona = i;
    else if (celulas[dona] !== '' && colunas[dona]?.direita !== true) {
      abertas[dona] = (abertas[dona] ?? 0) + (larguras[i] ?? 0);
      abertas[i] = 0;
    }
  }
  return abertas;
}

function usarFonte(doc: Peca, negrito: boolean): void {
  doc.font(negrito ? 'Helvetica-Bold' : 'Helvetica').fontSize(fonteDaCelula);
}

/** Most cells fit on their line: measuring that is far cheaper than breaking lines. */
const cabe = (doc: Peca, texto: string, largura: number): boolean =>
  !texto.includes('\n') && doc.widthOfString(texto) <= largura - 2 * recuo;

function alturaDe(doc: Peca, celulas: readonly string[], larguras: readonly number[], negrito: boolean): number {
  usarFonte(doc, negrito);
  const umaLinha = doc.currentLineHeight(true);
  const alturas = celulas.map((celula, i) => {
    const texto = textoDoPdf(celula);
    const largura = larguras[i] ?? 0;
    return cabe(doc, texto, largura) ? umaLinha : doc.heightOfString(texto, { width: Math.max(1, largura - 2 * recuo) });
  });
  return Math.max(...alturas) + 2 * recuo;
}

function linha(
  doc: Peca,
  celulas: readonly string[],
  colunas: readonly ColunaPdf[],
  larguras: readonly number[],
  area: Area,
  { negrito = false, fundo }: { negrito?: boolean; fundo?: string },
): void {
  const topo = doc.y;
  const altura = alturaDe(doc, celulas, larguras, negrito);
  if (fundo) doc.rect(area.esquerda, topo, area.largura, altura).fill(fundo);
  doc.fillColor('#1c2b2a');
  usarFonte(doc, negrito);
  let x = area.esquerda;
  celulas.forEach((celula, i) => {
    const largura = larguras[i] ?? 0;
    const texto = textoDoPdf(celula);
    const direita = colunas[i]?.direita === true;
    if (texto !== '' && cabe(doc, texto, largura)) {
      const esquerda = direita ? x + largura - recuo - doc.widthOfString(texto) : x + recuo;
      doc.text(texto, esquerda, topo + recuo, { lineBreak: false });
    } else if (texto !== '') doc.text(texto, x + recuo, topo + recuo, { width: largura - 2 * recuo, align: direita ? 'right' : 'left' });
    x += largura;
  });
  doc
    .moveTo(area.esquerda, topo + altura)
    .lineTo(area.esquerda + area.largura, topo + altura)
    .lineWidth(0.5)
    .strokeColor('#cfd8d6')
    .stroke();
  doc.x = area.esquerda;
  doc.y = topo + altura;
}
