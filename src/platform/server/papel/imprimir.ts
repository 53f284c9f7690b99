import PDFDocument from 'pdfkit';
import { type PaginaComposta, type Parte, parteDe, type Peca } from '#shared/papel/pecas.ts';
import type { MatrizQr } from '#shared/qr.ts';
import { cores } from '../pdf/cores.ts';
import { desenharQr } from '../pdf/qr.ts';
import { textoDoPdf } from '../pdf/texto.ts';
import { matrizQr } from '../qr.ts';
import { ceder } from '../vez.ts';
import { compor, type PapelPronto } from './compor.ts';
import { ArvoreDoPdf } from './arvore-do-pdf.ts';
import { codigoNaFonte, type Fonte, larguraDe, porNoDocumento } from './metricas.ts';

/** The images of papers, by id: what is drawn, and its size in pixels. */
export type ImagensDosPapeis = ReadonlyMap<number, { largura: number; altura: number; conteudo: Buffer }>;
type Doc = PDFKit.PDFDocument;
type PaginaDoPdf = { fonts: Record<string, PDFKit.PDFKitReference> };
type Texto = Extract<Peca, { tipo: 'texto' }>;
/** What is drawn with: images opened once and letters put in once for the whole file, and the parts of the paper at hand. */
type Mesa = {
  doc: Doc;
  imagens: ImagensDosPapeis;
  abertas: Map<number, object>;
  letras: Map<Fonte, PDFKit.PDFKitReference>;
  arvore: ArvoreDoPdf;
};

/**
 * Papers as one PDF, each on its own pages, counted by themselves. Others get their turn between two papers. The same papers at the same instant
 * give the same bytes. What is printed can be archived (PDF/A-2, ISO 19005-2: it carries its letters, its colours and its language) and read aloud
 * by its parts.
 */
export async function imprimirPapeis(
  papeis: readonly PapelPronto[],
  { titulo, criadoEm, imagens }: { titulo: string; criadoEm: string; imagens: ImagensDosPapeis },
): Promise<Buffer> {
  const info = { Title: textoDoPdf(titulo), Author: textoDoPdf(papeis[0]?.escola.nome ?? ''), CreationDate: new Date(criadoEm) };
  const doc = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    lang: 'pt-BR',
    displayTitle: true,
    info,
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
  });
  const partes: Buffer[] = [];
  doc.on('data', (parte: Buffer) => partes.push(parte));
  const fim = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(partes)));
    doc.on('error', reject);
  });
  const doArquivo = { doc, imagens, abertas: new Map<number, object>(), letras: new Map<Fonte, PDFKit.PDFKitReference>() };
  for (const [i, papel] of papeis.entries()) {
    if (i % 4 === 3) await ceder();
    const arvore = new ArvoreDoPdf(doc);
    for (const pagina of compor(papel, imagens)) desenharPagina({ ...doArquivo, arvore }, pagina);
    arvore.fechar();
  }
  terminar(doc);
  return fim;
}

/** pdfkit writes title and author into the XML of the archive as they are: there they are written as XML has them. */
function terminar(doc: Doc): void {
  const comXml = doc as unknown as { endMetadata(): void; info: Record<'Title' | 'Author', string> };
  const escrever = comXml.endMetadata.bind(doc);
  comXml.endMetadata = () => {
    for (const nome of ['Title', 'Author'] as const)
      comXml.info[nome] = comXml.info[nome].replaceAll(/[&<>]/g, (sinal) => `&#${sinal.charCodeAt(0)};`);
    escrever();
  };
  doc.end();
}

function desenharPagina(mesa: Mesa, { largura, altura, pecas, marca }: PaginaComposta): void {
  const { doc, arvore } = mesa;
  doc.addPage({ size: [largura, altura], margin: 0 });
  arvore.ordenar(pecas);
  for (const [partes, juntas] of emPartes(pecas.filter((peca) => peca.tipo !== 'texto')))
    arvore.desenhar(partes, () => {
      for (const peca of juntas) desenharPeca(mesa, peca);
    });
  for (const apagado of [false, true])
    escrever(
      mesa,
      altura,
      pecas.filter((peca) => peca.tipo === 'texto').filter((peca) => (peca.apagado === true) === apagado),
      apagado ? cores.apagado : cores.tinta,
    );
  if (marca !== undefined) arvore.desenhar(undefined, () => desenharMarca(mesa, textoDoPdf(marca), [largura / 2, altura / 2]));
}

/** Pieces that follow one another and are of the same part. */
function emPartes<P extends Peca>(pecas: readonly P[]): [readonly Parte[] | undefined, P[]][] {
  const grupos: [readonly Parte[] | undefined, P[]][] = [];
  for (const peca of pecas) {
    const ultimo = grupos.at(-1);
    if (ultimo && ultimo[0]?.at(-1) === peca[parteDe]?.at(-1)) ultimo[1].push(peca);
    else grupos.push([peca[parteDe], [peca]]);
  }
  return grupos;
}

/** Aslant over the middle of the page, as large as the page holds. */
function desenharMarca(mesa: Mesa, texto: string, [x, y]: [number, number]): void {
  const { doc } = mesa;
  const tamanho = Math.min(80, (80 * 600) / Math.max(1, larguraDe(texto, 1, 80)));
  const largura = larguraDe(texto, 1, tamanho);
  doc
    .save()
    .rotate(-30, { origin: [x, y] })
    .fillColor(cores.marca, 0.18);
  const onde = `1 0 0 -1 ${numero(x - largura / 2)} ${numero(y + tamanho * 0.36)} cm`;
  doc.addContent(`q\n${onde}\nBT\n/${naPagina(mesa, 1)} ${numero(tamanho)} Tf\n[<${hexDe(texto)}>] TJ\nET\nQ`);
  doc.restore();
}

/** The name by which the page at hand calls the letters of a cut. */
function naPagina({ doc, letras }: Mesa, fonte: Fonte): string {
  const ref = letras.get(fonte) ?? porNoDocumento(doc, fonte);
  letras.set(fonte, ref);
  const nome = `L${fonte}`;
  (doc.page as unknown as PaginaDoPdf).fonts[nome] ??= ref;
  return nome;
}

function desenharPeca({ doc, imagens, abertas }: Mesa, peca: Exclude<Peca, { tipo: 'texto' }>): void {
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
function escrever(mesa: Mesa, altura: number, textos: readonly Texto[], cor: string): void {
  if (textos.length === 0) return;
  const { doc, arvore } = mesa;
  doc.fillColor(cor);
  doc.addContent(`q\n1 0 0 -1 0 ${numero(altura)} cm\nBT`);
  for (const [partes, juntos] of emPartes(textos))
    arvore.desenhar(partes, () => {
      const linhas = juntos.map(
        ({ x, y, fonte, tamanho, texto, espaco, segue }) =>
          `/${naPagina(mesa, fonte)} ${numero(tamanho)} Tf\n${numero(espaco)} Tw\n1 0 0 1 ${numero(x)} ${numero(altura - y)} Tm\n[<${hexDe(segue ? `${texto} ` : texto)}>] TJ`,
      );
      doc.addContent(linhas.join('\n'));
    });
  doc.addContent('ET\nQ');
}

const hexDe = (texto: string): string => {
  let hex = '';
  for (const letra of texto) hex += codigoNaFonte(letra).toString(16).padStart(2, '0');
  return hex;
};
const numero = (n: number): string => String(Math.round(n * 1000) / 1000);
