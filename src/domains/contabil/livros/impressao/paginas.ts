/** A piece of text in a line of a page: where it begins, or ends when it stands at the right. */
export type Trecho = { x: number; texto: string; direita?: true; negrito?: true };
export type LinhaImpressa = readonly Trecho[];
/** Lines that are not parted: an entry with its lines, while it fits on a page. */
export type Bloco = {
  id: number /** What a page that begins with it goes on with. */;
  titulo?: string;
  linhas: readonly LinhaImpressa[];
  debitos: number;
};
export type PaginaImpressa = {
  linhas: readonly LinhaImpressa[] /** What its first block goes on with. */;
  titulo?: string | undefined /** Of the book so far, when this page ends. */;
  transporte: number;
};
export type Volume = { paginas: PaginaImpressa[] /** The last entry that is in it whole. */; ate: number | null; transporte: number };

/**
 * Gathers blocks into the pages of a volume, until so many: `por` gives what fits on a page. A block begins a new page rather than be parted,
 * unless no page would hold it. Pure; a volume is all that is held at once.
 */
export class EmPaginas {
  readonly #paginas: PaginaImpressa[] = [];
  #linhas: LinhaImpressa[] = [];
  #transporte: number;
  #ate: number | null = null;
  #titulo: string | undefined;
  readonly #linhasPorPagina: number;
  readonly #maximo: number;

  constructor({ linhasPorPagina, maximo, transporte }: { linhasPorPagina: number; maximo: number; transporte: number }) {
    this.#linhasPorPagina = linhasPorPagina;
    this.#maximo = maximo;
    this.#transporte = transporte;
  }

  /** Whether the block is in the volume; when it is not, the volume is full and it begins the next. */
  tomar(bloco: Bloco): boolean {
    const cabeAqui = this.#linhas.length + bloco.linhas.length <= this.#linhasPorPagina;
    const novas = cabeAqui ? 0 : Math.ceil(bloco.linhas.length / this.#linhasPorPagina);
    const vazio = this.#paginas.length === 0 && this.#linhas.length === 0;
    if (!vazio && this.#paginas.length + 1 + novas > this.#maximo) return false;
    if (!cabeAqui && this.#linhas.length > 0) this.#virar();
    for (const linha of bloco.linhas) {
      if (this.#linhas.length === this.#linhasPorPagina) this.#virar();
      if (this.#linhas.length === 0) this.#titulo = bloco.titulo;
      this.#linhas.push(linha);
    }
    this.#transporte += bloco.debitos;
    this.#ate = bloco.id;
    return true;
  }

  #virar(): void {
    this.#paginas.push({ linhas: this.#linhas, titulo: this.#titulo, transporte: this.#transporte });
    this.#linhas = [];
  }

  concluir(): Volume {
    if (this.#linhas.length > 0) this.#virar();
    return { paginas: this.#paginas, ate: this.#ate, transporte: this.#transporte };
  }
}

/** A text in lines no wider than a width, by words; a word that is wider is parted. */
export function quebrar(texto: string, largura: number, medir: (texto: string) => number): string[] {
  if (medir(texto) <= largura) return [texto];
  const linhas: string[] = [];
  let atual = '';
  for (const palavra of texto.split(' ')) {
    const junta = atual === '' ? palavra : `${atual} ${palavra}`;
    if (medir(junta) <= largura) {
      atual = junta;
      continue;
    }
    if (atual !== '') linhas.push(atual);
    atual = palavra;
    while (medir(atual) > largura) {
      const parte = oQueCabe(atual, largura, medir);
      linhas.push(parte);
      atual = atual.slice(parte.length);
    }
  }
  return atual === '' ? linhas : [...linhas, atual];
}

function oQueCabe(palavra: string, largura: number, medir: (texto: string) => number): string {
  let n = palavra.length;
  while (n > 1 && medir(palavra.slice(0, n)) > largura) n -= 1;
  return palavra.slice(0, n);
}
