import { type Parte, parteDe, type Peca } from '#shared/papel/pecas.ts';

type Doc = PDFKit.PDFDocument;
/** What pdfkit has no option for is written where it keeps the rest. */
type ComDicionario = { dictionary: { data: Record<string, unknown> } };

/** The parts of one paper in a PDF, as programs that read aloud walk through them. */
export class ArvoreDoPdf {
  readonly #doc: Doc;
  readonly #raiz: PDFKit.PDFStructureElement;
  readonly #elementos = new Map<Parte, PDFKit.PDFStructureElement>();

  constructor(doc: Doc) {
    this.#doc = doc;
    this.#raiz = doc.struct('Document');
    doc.addStructure(this.#raiz);
  }

  /** Gives each part its place among the others, before anything is drawn: they are read as they stand in the paper, not as the page is painted. */
  ordenar(pecas: readonly Peca[]): void {
    for (const { [parteDe]: partes } of pecas) if (partes) this.#elementoDe(partes);
  }

  /** Draws what belongs to a part, outermost first; to none, what is adornment. */
  desenhar(partes: readonly Parte[] | undefined, desenho: () => void): void {
    const parte = partes?.at(-1);
    if (!partes || !parte) this.#doc.markContent('Artifact', { type: 'Layout' });
    else this.#elementoDe(partes).add(this.#doc.markStructureContent(parte.tag));
    desenho();
    this.#doc.endMarkedContent();
  }

  #elementoDe(partes: readonly Parte[]): PDFKit.PDFStructureElement {
    let onde = this.#raiz;
    for (const parte of partes) {
      let elemento = this.#elementos.get(parte);
      if (!elemento) {
        elemento = this.#doc.struct(parte.tag, parte.tag === 'Figure' ? { alt: 'Imagem' } : {});
        if (parte.colunas) (elemento as unknown as ComDicionario).dictionary.data['A'] = { O: 'Table', ColSpan: parte.colunas };
        onde.add(elemento);
        this.#elementos.set(parte, elemento);
      }
      onde = elemento;
    }
    return onde;
  }

  /** Nothing more comes: the parts are written out. */
  fechar(): void {
    this.#raiz.end();
  }
}
