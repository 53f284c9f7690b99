import PDFDocument from 'pdfkit';
import type { PaginaComposta, Peca } from '#shared/papel/pecas.ts';
import type { MatrizQr } from '#shared/qr.ts';
import { cores } from '../pdf/cores.ts';
import { desenharQr } from '../pdf/qr.ts';
import { textoDoPdf } from '../pdf/texto.ts';
import { matrizQr } from '../qr.ts';
import { ceder } from '../vez.ts';
import { compor, type PapelPronto } from './compor.ts';
import { codigoNaFonte, fontes, type FonteDoPdf, larguraDe } from './metricas.ts';

/** The images of papers, by id: what is drawn, and its size in pixels. */
export type ImagensDosPapeis = ReadonlyMap<number, { largura: number; altura: number; conteudo: Buffer }>;
type Doc = PDFKit.PDFDocument;
type PaginaDoPdf = { fonts: Record<string, PDFKit.PDFKitReference> };

/**
 * Papers as one PDF, each on its own pages, counted by themselves. Others get their turn between two papers. The same papers at the same instant
 * give the same bytes.
 */
export async function imprimirPapeis(
  papeis: readonly PapelPronto[],
  { titulo, criadoEm, imagens }: { titulo: string; criadoEm: string; imagens: ImagensDosPapeis },
): Promise<Buffer> {
  const info = { Title: textoDoPdf(titulo), Author: textoDoPdf(papeis[0]?.escola.nome ?? ''), CreationDate: new Date(criadoEm) };
  const doc = new PDFDocument({ size: 'A4', autoFirstPage: false, lang: 'pt-BR', displayTitle: true, info, margin: 0 });
  const partes: Buffer[] = [];
  doc.on('data', (parte: Buffer) => partes.push(parte));
  const fim = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(partes)));
    doc.on('error', reject);
  });
  const abertas = new Map<number, object>();
  for (const [i, papel] of papeis.entries()) {
    if (i % 4 === 3) await ceder();
    for (const pagina of compor(papel, imagens)) desenharPagina(doc, pagina, imagens, abertas);
  }
  doc.end();
  return fim;
}

function desenharPagina(
  doc: Doc,
  { largura, altura, pecas, marca }: PaginaComposta,
  imagens: ImagensDosPapeis,
  abertas: Map<number, object>,
): void {
  doc.addPage({ size: [largura, altura], margin: 0 });
  for (const peca of pecas) if (peca.tipo !== 'texto') desenharPeca(doc, peca, imagens, abertas);
  for (const apagado of [false, true])
    escrever(
      doc,
      altura,
      pecas.filter((peca) => peca.tipo === 'texto').filter((peca) => (peca.apagado === true) === apagado),
      apagado ? cores.apagado : cores.tinta,
    );
  if (marca !== undefined) desenharMarca(doc, textoDoPdf(marca), [largura / 2, altura / 2]);
}

/** Aslant over the middle of the page, as large as the page holds. */
function desenharMarca(doc: Doc, texto: string, [x, y]: [number, number]): void {
  const tamanho = Math.min(80, (80 * 600) / Math.max(1, larguraDe(texto, 1, 80)));
  doc
    .save()
    .rotate(-30, { origin: [x, y] })
    .font('Helvetica-Bold')
    .fontSize(tamanho)
    .fillColor(cores.marca, 0.18);
  doc.text(texto, x - 310, y - tamanho / 2, { width: 620, align: 'center', lineBreak: false }).restore();
}

function desenharPeca(doc: Doc, peca: Exclude<Peca, { tipo: 'texto' }>, imagens: ImagensDosPapeis, abertas: Map<number, object>): void {
  switch (peca.tipo) {
    case 'traco':
      doc.rect(peca.x, peca.y, peca.largura, peca.espessura).fill(peca.escuro ? cores.tinta : cores.linha);
      return;
    case 'fundo':
      doc.rect(peca.x, peca.y, peca.largura, peca.altura).fill('#eef2f1');
      return;
    case 'qr':
      // A background of the page must not keep the code from being read.
      doc.rect(peca.x - 2, peca.y - 2, peca.lado + 4, peca.lado + 4).fill('#ffffff');
      return desenharQr(doc, qrDe(peca.conteudo), peca.x, peca.y, peca.lado);
    case 'imagem': {
      const imagem = imagens.get(peca.imagemId);
      if (!imagem) return;
      // Opened once: a file of a class has the image once.
      const aberta = abertas.get(peca.imagemId) ?? (doc as unknown as { openImage(src: Buffer): object }).openImage(imagem.conteudo);
      abertas.set(peca.imagemId, aberta);
      doc.image(aberta as unknown as Buffer, peca.x, peca.y, { width: peca.largura, height: peca.altura });
    }
  }
}

/** The code of the paper at hand: the same on each of its pages. */
let ultimoQr: { conteudo: string; matriz: MatrizQr } | null = null;
function qrDe(conteudo: string): MatrizQr {
  if (ultimoQr?.conteudo !== conteudo) ultimoQr = { conteudo, matriz: matrizQr(conteudo) };
  return ultimoQr.matriz;
}

/** All texts of a page in one go: pdfkit's own `text` breaks lines again and costs ten times as much. */
function escrever(doc: Doc, altura: number, textos: readonly Extract<Peca, { tipo: 'texto' }>[], cor: string): void {
  if (textos.length === 0) return;
  doc.fillColor(cor);
  const daPagina = doc.page as unknown as PaginaDoPdf;
  const ids = fontes.map((nome, i) => {
    if (!textos.some(({ fonte }) => fonte === i)) return '';
    const { _font: fonte } = doc.font(nome) as unknown as { _font: FonteDoPdf };
    daPagina.fonts[fonte.id] ??= fonte.ref();
    return fonte.id;
  });
  const linhas = textos.map(
    ({ x, y, fonte, tamanho, texto, espaco }) =>
      `/${ids[fonte]} ${numero(tamanho)} Tf\n${numero(espaco)} Tw\n1 0 0 1 ${numero(x)} ${numero(altura - y)} Tm\n[<${hexDe(texto)}>] TJ`,
  );
  doc.addContent(`q\n1 0 0 -1 0 ${numero(altura)} cm\nBT\n${linhas.join('\n')}\nET\nQ`);
}

const hexDe = (texto: string): string => {
  let hex = '';
  for (const letra of texto) hex += codigoNaFonte(letra).toString(16).padStart(2, '0');
  return hex;
};
const numero = (n: number): string => String(Math.round(n * 1000) / 1000);
