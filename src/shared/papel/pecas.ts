/** A part of a paper as a reader that speaks tells it: a paragraph, a title, a row, a cell. Pieces of one part share the very object. */
export type Parte = {
  readonly tag: 'P' | 'H1' | 'H2' | 'H3' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';
  /** How many columns a cell goes across, where it is not one. */
  readonly colunas?: number;
};
/** Where a piece says of what it is part, from the outermost inwards: what says nothing is adornment. It is for the printer alone and goes to no screen. */
export const parteDe = Symbol('parteDe');
type EmParte = { [parteDe]?: readonly Parte[] };

/** What stands on a page, in points from its upper left corner. The printer and the screen draw the same pieces, so that they show the same lines. */
export type Peca = EmParte &
  /**
   * `y` is the base line; `largura` what the whole takes up; `espaco` what each blank is wider than it would be; `segue`: the text goes on in the
   * line under it, behind a blank that no eye needs.
   */
  (
    | {
        tipo: 'texto';
        x: number;
        y: number;
        fonte: 0 | 1 | 2 | 3;
        tamanho: number;
        texto: string;
        largura: number;
        espaco: number;
        apagado?: true;
        segue?: true;
      }
    | { tipo: 'traco'; x: number; y: number; largura: number; espessura: number; escuro?: true }
    | { tipo: 'fundo'; x: number; y: number; largura: number; altura: number }
    | { tipo: 'imagem'; x: number; y: number; largura: number; altura: number; imagemId: number }
    | { tipo: 'qr'; x: number; y: number; lado: number; conteudo: string }
  );
/** `marca`: written large across the page, under nothing: what the paper no longer is, or not yet. */
export type PaginaComposta = { largura: number; altura: number; pecas: Peca[]; marca?: string };

/** Something of a known height that is never cut; its pieces stand from its own upper left corner. */
export type Caixa = {
  altura: number;
  /** Empty height before it, which a page that begins with it does not have. */
  antes: number;
  pecas: Peca[];
  /** Stays on the page of the one after it. */
  junto: boolean;
  /** Begins a page. */
  novaPagina?: true;
  /** What heads the page again where it goes on over: the headings of its table. */
  cabeca?: readonly Caixa[];
};
