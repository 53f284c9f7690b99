/** Where a cell stands among those in sight: row -1 holds the titles, column 0 the names. */
export type Posicao = { linha: number; coluna: number };
/** How many rows of data and how many columns, names included. */
export type Medidas = { linhas: number; colunas: number };
export type Passo =
  | 'cima'
  | 'baixo'
  | 'esquerda'
  | 'direita'
  | 'inicioDaLinha'
  | 'fimDaLinha'
  | 'inicio'
  | 'fim'
  | 'sobePagina'
  | 'descePagina';
/** A rectangle of cells, both corners in it. */
export type Faixa = { topo: number; base: number; esquerda: number; direita: number };

const PAGINA = 10;
const entre = (valor: number, minimo: number, maximo: number): number => Math.min(Math.max(valor, minimo), maximo);

/** The position, brought back into a grid that has become smaller. */
export const dentro = ({ linha, coluna }: Posicao, { linhas, colunas }: Medidas): Posicao => ({
  linha: entre(linha, -1, linhas - 1),
  coluna: entre(coluna, 0, colunas - 1),
});

/** Where a step leads. Down from the last row goes to the first of the next column; up from the first reaches the titles. */
export function mover(passo: Passo, { linha, coluna }: Posicao, { linhas, colunas }: Medidas): Posicao {
  const [ultimaLinha, ultimaColuna] = [linhas - 1, colunas - 1];
  switch (passo) {
    case 'cima':
      return { linha: Math.max(linha - 1, -1), coluna };
    case 'baixo':
      if (linha < ultimaLinha) return { linha: linha + 1, coluna };
      return coluna < ultimaColuna && linhas > 0 ? { linha: 0, coluna: coluna + 1 } : { linha, coluna };
    case 'esquerda':
      return { linha, coluna: Math.max(coluna - 1, 0) };
    case 'direita':
      return { linha, coluna: Math.min(coluna + 1, ultimaColuna) };
    case 'inicioDaLinha':
      return { linha, coluna: 0 };
    case 'fimDaLinha':
      return { linha, coluna: ultimaColuna };
    case 'inicio':
      return { linha: Math.min(0, ultimaLinha), coluna: 0 };
    case 'fim':
      return { linha: ultimaLinha, coluna: ultimaColuna };
    case 'sobePagina':
      return { linha: linha <= 0 ? linha : Math.max(linha - PAGINA, 0), coluna };
    case 'descePagina':
      return { linha: Math.min(linha + PAGINA, ultimaLinha), coluna };
  }
}

/** Where the moving corner of a selection goes: it never turns around the end of a column nor enters the titles. */
export function estender(passo: Passo, canto: Posicao, medidas: Medidas): Posicao {
  if (passo === 'baixo' && canto.linha >= medidas.linhas - 1) return canto;
  const novo = mover(passo, canto, medidas);
  return { linha: Math.max(novo.linha, Math.min(0, medidas.linhas - 1)), coluna: novo.coluna };
}

/**
 * The next cell of a column that takes an entry, below (1) or above (-1); after the end of the column the next column goes on.
 * null when there is none left.
 */
export function proximaEditavel(
  { linha, coluna }: Posicao,
  { linhas, colunas }: Medidas,
  sentido: 1 | -1,
  editavel: (posicao: Posicao) => boolean,
): Posicao | null {
  if (linhas === 0) return null;
  let atual = { linha, coluna };
  for (;;) {
    atual = { linha: atual.linha + sentido, coluna: atual.coluna };
    if (atual.linha >= linhas) atual = { linha: 0, coluna: atual.coluna + 1 };
    else if (atual.linha < 0) atual = { linha: linhas - 1, coluna: atual.coluna - 1 };
    if (atual.coluna < 0 || atual.coluna >= colunas) return null;
    if (editavel(atual)) return atual;
  }
}

/** The next cell of the same row that takes an entry; null when Tab is to leave the grid. */
export function editavelAoLado(
  { linha, coluna }: Posicao,
  { colunas }: Medidas,
  sentido: 1 | -1,
  editavel: (posicao: Posicao) => boolean,
): Posicao | null {
  for (let outra = coluna + sentido; outra >= 0 && outra < colunas; outra += sentido)
    if (editavel({ linha, coluna: outra })) return { linha, coluna: outra };
  return null;
}

export const faixaEntre = (a: Posicao, b: Posicao): Faixa => ({
  topo: Math.min(a.linha, b.linha),
  base: Math.max(a.linha, b.linha),
  esquerda: Math.min(a.coluna, b.coluna),
  direita: Math.max(a.coluna, b.coluna),
});

/** The positions of a rectangle, row by row. */
export function posicoesDe({ topo, base, esquerda, direita }: Faixa): Posicao[] {
  const posicoes: Posicao[] = [];
  for (let linha = topo; linha <= base; linha += 1)
    for (let coluna = esquerda; coluna <= direita; coluna += 1) posicoes.push({ linha, coluna });
  return posicoes;
}
