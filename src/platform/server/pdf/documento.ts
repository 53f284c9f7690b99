import PDFDocument from 'pdfkit';
import { formatarCnpj } from '#shared/documentos/cnpj.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Escola } from '../escola.ts';
import { ceder } from '../vez.ts';
import { desenharCampos } from './campos.ts';
import { cores } from './cores.ts';
import { desenharTabela, type TabelaPdf } from './tabela.ts';
import { textoDoPdf } from './texto.ts';

export type OpcoesDocumento = {
  escola: Escola;
  titulo: string;
  /** At the right of the title: a number, a date. */
  referencia?: string;
  /** What a reader checks the paper by. */
  codigoVerificacao?: string;
  /** When the file was made: the same content and instant give the same file. */
  criadoEm: string;
  /** Written large across the page. */
  marca?: string;
  /** A4 lying, for wide tables. */
  paisagem?: boolean;
  /** Language of the foot; Portuguese unless told. */
  idioma?: Idioma;
};

const margem = 50;
/** Pages that are finished at a time. */
const paginasPorPausa = 5;

/**
 * A document of the school on A4: its data at the top of each page, a title, blocks one below the other, and at the foot
 * page numbers and the verification code. Figures have equal width and all text can be selected.
 */
export class DocumentoPdf {
  readonly #doc: PDFKit.PDFDocument;
  #opcoes: OpcoesDocumento;
  readonly #partes: Buffer[] = [];
  readonly #fim: Promise<Buffer>;

  constructor(opcoes: OpcoesDocumento) {
    this.#opcoes = opcoes;
    const info = {
      Title: textoDoPdf(`${opcoes.titulo}${opcoes.referencia ? ` ${opcoes.referencia}` : ''}`),
      Author: textoDoPdf(opcoes.escola.nome),
      CreationDate: new Date(opcoes.criadoEm),
    };
    this.#doc = new PDFDocument({
      size: 'A4',
      layout: opcoes.paisagem === true ? 'landscape' : 'portrait',
      margins: { top: margem, bottom: margem + 20, left: margem, right: margem },
      bufferPages: true,
      autoFirstPage: false,
      lang: opcoes.idioma === 'en' ? 'en' : 'pt-BR',
      displayTitle: true,
      info,
    });
    this.#doc.on('data', (parte: Buffer) => this.#partes.push(parte));
    this.#fim = new Promise((resolve, reject) => {
      this.#doc.on('end', () => resolve(Buffer.concat(this.#partes)));
      this.#doc.on('error', reject);
    });
    this.#doc.on('pageAdded', () => this.#cabecalho());
    this.#comecar(opcoes);
  }

  /**
   * Begins another document in the same file, on a new page: title, page numbers, code and mark are its own. The one before is written
   * out, and other requests are served in between.
   */
  async novoDocumento(opcoes: OpcoesDocumento): Promise<void> {
    await this.#fechar();
    this.#comecar(opcoes);
  }

  #comecar(opcoes: OpcoesDocumento): void {
    this.#opcoes = opcoes;
    this.#doc.addPage();
    this.#titulo();
  }

  /** Puts numbers, code and mark on the pages of the document at hand, now that it is known how many they are, and writes them out. */
  async #fechar(): Promise<void> {
    const { start, count } = this.#doc.bufferedPageRange();
    for (let i = 0; i < count; i += 1) {
      if (i % paginasPorPausa === 0) await ceder();
      this.#doc.switchToPage(start + i);
      this.#rodape(i + 1, count);
      if (this.#opcoes.marca) this.#marca(this.#opcoes.marca);
    }
    this.#doc.flushPages();
  }

  get #area() {
    const { page } = this.#doc;
    return { esquerda: margem, largura: page.width - 2 * margem, fundo: page.height - page.margins.bottom };
  }

  #cabecalho(): void {
    const doc = this.#doc;
    const { escola } = this.#opcoes;
    const lugar = [escola.endereco, [escola.cidade, escola.uf].filter(Boolean).join('/')].filter(Boolean).join(' – ');
    const contatos = [
      escola.cnpj && `CNPJ ${formatarCnpj(escola.cnpj)}`,
      escola.telefone && formatarTelefone(escola.telefone),
      escola.email,
    ]
      .filter(Boolean)
      .join(' · ');
    doc.font('Helvetica-Bold').fontSize(13).fillColor(cores.tinta).text(textoDoPdf(escola.nome), margem, margem);
    doc.font('Helvetica').fontSize(8.5).fillColor(cores.apagado);
    for (const texto of [lugar, contatos]) if (texto) doc.text(textoDoPdf(texto));
    this.regua();
  }

  #titulo(): void {
    const doc = this.#doc;
    const topo = doc.y;
    const { esquerda, largura } = this.#area;
    doc
      .font('Helvetica-Bold')
      .fontSize(16)
      .fillColor(cores.tinta)
      .text(textoDoPdf(this.#opcoes.titulo), esquerda, topo, { width: largura * 0.6 });
    const depois = doc.y;
    if (this.#opcoes.referencia)
      doc
        .fontSize(12)
        .text(textoDoPdf(this.#opcoes.referencia), esquerda + largura * 0.5, topo + 3, { width: largura * 0.5, align: 'right' });
    doc.x = esquerda;
    doc.y = Math.max(depois, doc.y);
    this.espaco(8);
  }

  /** A thin line across the page. */
  regua(): void {
    const { esquerda, largura } = this.#area;
    const y = this.#doc.y + 6;
    this.#doc
      .moveTo(esquerda, y)
      .lineTo(esquerda + largura, y)
      .lineWidth(0.7)
      .strokeColor(cores.linha)
      .stroke();
    this.#doc.x = esquerda;
    this.#doc.y = y + 10;
  }

  /** Empty height, in points. */
  espaco(pontos: number): void {
    this.#doc.y += pontos;
  }

  paragrafo(texto: string, { tamanho = 10.5, negrito = false }: { tamanho?: number; negrito?: boolean } = {}): void {
    const { esquerda, largura } = this.#area;
    this.#doc
      .font(negrito ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(tamanho)
      .fillColor(cores.tinta);
    this.#doc.text(textoDoPdf(texto), esquerda, this.#doc.y, { width: largura, align: 'left', lineGap: 3 });
    this.espaco(6);
  }

  /** Label and value, one pair per line, values aligned. */
  campos(pares: readonly (readonly [rotulo: string, valor: string])[]): void {
    desenharCampos(this.#doc, pares, this.#area);
    this.espaco(6);
  }

  /** A drawing of its own, of a known height: a page is begun when it does not fit on this one. */
  bloco(altura: number, desenhar: (doc: PDFKit.PDFDocument, caixa: { x: number; y: number; largura: number }) => void): void {
    if (this.#doc.y + altura > this.#area.fundo) this.#doc.addPage();
    const { esquerda: x, largura } = this.#area;
    const { y } = this.#doc;
    desenhar(this.#doc, { x, y, largura });
    this.#doc.x = x;
    this.#doc.y = y + altura;
  }

  tabela(tabela: TabelaPdf): void {
    for (const _ of desenharTabela(this.#doc, tabela, this.#area)) continue;
    this.espaco(12);
  }

  /** The same for thousands of lines: other requests are served meanwhile. */
  async tabelaLonga(tabela: TabelaPdf): Promise<void> {
    for (const _ of desenharTabela(this.#doc, tabela, this.#area)) await ceder();
    this.espaco(12);
  }

  /** A line to sign on, with the name under it. */
  assinatura(nome: string): void {
    const { esquerda, largura, fundo } = this.#area;
    if (this.#doc.y + 60 > fundo) this.#doc.addPage();
    const y = this.#doc.y + 40;
    this.#doc
      .moveTo(esquerda + largura * 0.25, y)
      .lineTo(esquerda + largura * 0.75, y)
      .lineWidth(0.7)
      .strokeColor(cores.tinta)
      .stroke();
    this.#doc
      .font('Helvetica')
      .fontSize(9)
      .fillColor(cores.tinta)
      .text(textoDoPdf(nome), esquerda, y + 5, { width: largura, align: 'center' });
    this.#doc.x = esquerda;
  }

  /** Ends the document: page numbers, code and mark go on every page. */
  async concluir(): Promise<Buffer> {
    await this.#fechar();
    this.#doc.end();
    return this.#fim;
  }

  #rodape(pagina: number, paginas: number): void {
    const doc = this.#doc;
    const { esquerda, largura } = this.#area;
    const y = doc.page.height - margem;
    // Below the bottom margin pdfkit would open another page.
    doc.page.margins.bottom = 0;
    doc.font('Helvetica').fontSize(8).fillColor(cores.apagado);
    if (this.#opcoes.codigoVerificacao)
      doc.text(textoDoPdf(`Código de verificação: ${this.#opcoes.codigoVerificacao}`), esquerda, y, {
        width: largura * 0.7,
        lineBreak: false,
      });
    doc.text(
      this.#opcoes.idioma === 'en' ? `Page ${pagina} of ${paginas}` : `Página ${pagina} de ${paginas}`,
      esquerda + largura * 0.7,
      y,
      { width: largura * 0.3, align: 'right', lineBreak: false },
    );
  }

  #marca(texto: string): void {
    const doc = this.#doc;
    const [x, y] = [doc.page.width / 2, doc.page.height / 2];
    doc
      .save()
      .rotate(-30, { origin: [x, y] })
      .font('Helvetica-Bold')
      .fontSize(80)
      .fillColor(cores.marca, 0.18);
    doc.text(textoDoPdf(texto), x - 300, y - 40, { width: 600, align: 'center', lineBreak: false }).restore();
  }
}
