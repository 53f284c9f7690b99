import { textoDoPdf } from './texto.ts';

export type ColunaPdf = { titulo: string /** Share of the width. */; peso: number; direita?: boolean };
export type TabelaPdf = {
  colunas: readonly ColunaPdf[];
  linhas: readonly (readonly string[])[] /** A last line in bold. */;
  rodape?: readonly string[];
};

const recuo = 4;
const fonteDaCelula = 8.5;
type Peca = PDFKit.PDFDocument;
type Area = { esquerda: number; largura: number; fundo: number };

/** Draws a table that goes on over as many pages as it needs, its header on each; a row is never cut in two. */
export function desenharTabela(doc: Peca, { colunas, linhas, rodape }: TabelaPdf, area: Area): void {
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
  const garantir = (celulas: readonly string[], negrito: boolean): void => {
    if (doc.y + alturaDe(doc, celulas, larguras, negrito) <= area.fundo) return;
    doc.addPage();
    cabecalho();
  };
  cabecalho();
  for (const celulas of linhas) {
    garantir(celulas, false);
    linha(doc, celulas, colunas, larguras, area, {});
  }
  if (rodape) {
    garantir(rodape, true);
    linha(doc, rodape, colunas, larguras, area, { negrito: true });
  }
}

function usarFonte(doc: Peca, negrito: boolean): void {
  doc.font(negrito ? 'Helvetica-Bold' : 'Helvetica').fontSize(fonteDaCelula);
}

function alturaDe(doc: Peca, celulas: readonly string[], larguras: readonly number[], negrito: boolean): number {
  usarFonte(doc, negrito);
  return (
    Math.max(...celulas.map((texto, i) => doc.heightOfString(textoDoPdf(texto), { width: (larguras[i] ?? 0) - 2 * recuo }))) + 2 * recuo
  );
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
  celulas.forEach((texto, i) => {
    const largura = larguras[i] ?? 0;
    doc.text(textoDoPdf(texto), x + recuo, topo + recuo, { width: largura - 2 * recuo, align: colunas[i]?.direita ? 'right' : 'left' });
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
