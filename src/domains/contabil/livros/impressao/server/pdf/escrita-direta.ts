import type PDFKit from 'pdfkit';
import { textoDoPdf } from '#platform/server/pdf/texto.ts';
import type { LinhaImpressa } from '../../paginas.ts';

type Documento = typeof PDFKit.prototype;
/** What pdfkit knows of the font in hand, and does not tell in its types. */
type ComFonte = { _font: { id: string } };
const TAMANHO = 7.5;
const ENTRELINHA = 10.6;
/** Letters of the built-in fonts that stand elsewhere than in Latin-1. */
const deslocadas = new Map(
  Array.from('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ', (letra, i) => [letra, String.fromCharCode(0x80 + i)]),
);
const especiais = /[()\\]|[^\x20-\xff]/g;

/**
 * Writes the lines of many pages fast: widths by letter are learned once, and a page of text is one string of its operators. What pdfkit does for
 * each text (fonts, kerning, arrays of hexadecimals) takes a hundred times as long as these books can wait.
 */
export class EscritaDireta {
  readonly #doc: Documento;
  readonly #larguras = { normal: new Map<string, number>(), negrito: new Map<string, number>() };
  readonly #fontes = { normal: '', negrito: '' };

  constructor(doc: Documento) {
    this.#doc = doc;
  }

  /** How wide a text is, in points. */
  readonly medir = (texto: string, negrito = false): number => {
    const larguras = negrito ? this.#larguras.negrito : this.#larguras.normal;
    let soma = 0;
    for (const letra of texto) soma += larguras.get(letra) ?? this.#aprender(letra, negrito, larguras);
    return soma;
  };

  #aprender(letra: string, negrito: boolean, larguras: Map<string, number>): number {
    this.#doc.font(negrito ? 'Helvetica-Bold' : 'Helvetica').fontSize(TAMANHO);
    const largura = this.#doc.widthOfString(textoDoPdf(letra));
    larguras.set(letra, largura);
    return largura;
  }

  /** Both fonts on the page at hand, by the names it calls them. */
  prepararPagina(): void {
    for (const [qual, nome] of [
      ['normal', 'Helvetica'],
      ['negrito', 'Helvetica-Bold'],
    ] as const) {
      this.#doc.font(nome).fontSize(TAMANHO).text(' ', 0, 0, { lineBreak: false });
      this.#fontes[qual] = (this.#doc as unknown as ComFonte)._font.id;
    }
  }

  /** Lines one below the other from a height, counted from the top of the page. */
  linhas(linhas: readonly LinhaImpressa[], topo: number): void {
    const altura = this.#doc.page.height;
    const { normal, negrito } = this.#fontes;
    let fonte = '';
    let texto = `q 1 0 0 -1 0 ${altura} cm 0.11 0.17 0.16 rg BT\n`;
    for (const [i, linha] of linhas.entries()) {
      const y = emPontos(altura - topo - i * ENTRELINHA);
      for (const trecho of linha) {
        if (trecho.texto === '') continue;
        const desta = trecho.negrito ? negrito : normal;
        if (desta !== fonte) texto += `/${desta} ${TAMANHO} Tf\n`;
        fonte = desta;
        const x = trecho.direita ? trecho.x - this.medir(trecho.texto, trecho.negrito) : trecho.x;
        texto += `1 0 0 1 ${emPontos(x)} ${y} Tm (${codificar(trecho.texto)}) Tj\n`;
      }
    }
    this.#doc.addContent(`${texto}ET Q`);
  }
}

/** Hundredths of a point are finer than any printer. */
const emPontos = (pontos: number): number => Math.round(pontos * 100) / 100;

/** A text as a string of the built-in fonts. */
function codificar(texto: string): string {
  const serve = /^[\x20-\x27\x2a-\x5b\x5d-\x7e\xa0-\xff]*$/.test(texto);
  if (serve) return texto;
  return textoDoPdf(texto).replaceAll(
    especiais,
    (letra) => deslocadas.get(letra) ?? (letra.length === 1 && '()\\'.includes(letra) ? `\\${letra}` : '?'),
  );
}
export const LINHAS_POR_PAGINA = 66;
