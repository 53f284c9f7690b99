import type { Tabela } from '#shared/papel/esquema.ts';
import type { Caixa, Parte, Peca } from '#shared/papel/pecas.ts';
import { alturaDaLinha, pecasDaLinha, quebrarLinhas } from './linhas.ts';
import { deslocar } from './deslocar.ts';
import { naParte, semParte } from './partes.ts';

const recuo = 4;
type LinhaDaTabela = Tabela['linhas'][number];

/** A table as boxes: a row is one, never cut; only one that is higher than a page goes on over, line by line. */
export function caixasDaTabela(tabela: Tabela, largura: number, letra: number, alturaMaxima: number): Caixa[] {
  const soma = tabela.colunas.reduce((total, parte) => total + parte, 0);
  const larguras = tabela.colunas.map((parte) => (largura * parte) / soma);
  const tamanho = Math.max(7, letra - 1.5);
  const fim = tabela.linhas.findIndex(({ cabecalho }) => !cabecalho);
  const deCima = fim === -1 ? tabela.linhas.length : fim;
  const deCadaLinha = tabela.linhas.map((linha, i) =>
    caixasDaLinha(linha, larguras, tamanho, alturaMaxima, isTituloDe(linha, tabela.linhas[i + 1])),
  );
  const cabeca = deCadaLinha.slice(0, deCima).flat();
  // Headings so high that they would fill the pages are not repeated.
  const repete = cabeca.reduce((h, { altura }) => h + altura, 0) < alturaMaxima / 3;
  const corpo = deCadaLinha.slice(deCima).flat();
  // The last row, often a total, goes with the one before it.
  const repetida = cabeca.map((caixa) => ({ ...caixa, pecas: semParte(caixa.pecas) }));
  const comCabeca = corpo.map((caixa, i) => ({
    ...caixa,
    ...(repete ? { cabeca: repetida } : {}),
    junto: caixa.junto || i === corpo.length - 2,
  }));
  const [primeira, ...resto] = [...cabeca.map((caixa) => ({ ...caixa, junto: true })), ...comCabeca];
  return primeira ? [{ ...primeira, antes: 4 }, ...resto, { altura: 0, antes: 8, pecas: [], junto: false }] : [];
}

const isSoPrimeira = ({ celulas }: LinhaDaTabela): boolean =>
  celulas.length > 1 && celulas.every(({ trechos }, i) => trechos.length > 0 === (i === 0));

/**
 * A row that says something in its first cell alone heads those under it, which say more: it goes across the table, and stays with them. Where the one
 * under it says no more, its cells are left to be filled in by hand.
 */
const isTituloDe = (linha: LinhaDaTabela, seguinte: LinhaDaTabela | undefined): boolean =>
  isSoPrimeira(linha) && seguinte !== undefined && !isSoPrimeira(seguinte);

/** Nothing that is seen: who has the table read aloud counts its columns by it. */
const celulaVazia = (x: number, tamanho: number): Peca => ({
  tipo: 'texto',
  x,
  y: recuo + tamanho,
  fonte: 0,
  tamanho,
  texto: '',
  largura: 0,
  espaco: 0,
});

function caixasDaLinha(
  { celulas, cabecalho }: LinhaDaTabela,
  larguras: readonly number[],
  tamanho: number,
  alturaMaxima: number,
  encabeca = false,
): Caixa[] {
  const letra = { tamanho, negrito: cabecalho };
  const largura = larguras.reduce((a, b) => a + b, 0);
  const larguraDa = (i: number): number => (encabeca && i === 0 ? largura : (larguras[i] ?? 0));
  const daCelula = celulas.map(({ trechos }, i) => quebrarLinhas(trechos, Math.max(1, larguraDa(i) - 2 * recuo), letra));
  const quantas = Math.max(1, ...daCelula.map((linhas) => linhas.length));
  const porCaixa = Math.max(1, Math.floor((alturaMaxima - 2 * recuo) / alturaDaLinha(tamanho)));
  const caixas: Caixa[] = [];
  const linhaToda: Parte = { tag: 'TR' };
  const partes = celulas.map((): Parte => ({ tag: cabecalho ? 'TH' : 'TD', ...(encabeca ? { colunas: celulas.length } : {}) }));
  for (let de = 0; de < quantas; de += porCaixa) {
    const n = Math.min(porCaixa, quantas - de);
    const altura = n * alturaDaLinha(tamanho) + 2 * recuo;
    const pecas: Peca[] = cabecalho ? [{ tipo: 'fundo', x: 0, y: 0, largura, altura }] : [];
    let x = 0;
    for (const [i, linhas] of daCelula.entries()) {
      const da = larguraDa(i);
      const onde = { x: x + recuo, largura: da - 2 * recuo, alinhamento: celulas[i]?.alinhamento ?? 'esquerda' };
      const escritas = linhas
        .slice(de, de + n)
        .flatMap((linha, j) => deslocar(pecasDaLinha(linha, onde, letra), 0, recuo + j * alturaDaLinha(tamanho)));
      const vazia = escritas.length === 0 && de === 0 && !(encabeca && i > 0);
      pecas.push(...naParte(partes[i] ?? linhaToda, vazia ? [celulaVazia(onde.x, tamanho)] : escritas));
      x += da;
    }
    pecas.push({ tipo: 'traco', x: 0, y: altura, largura, espessura: 0.5 });
    caixas.push({ altura, antes: 0, pecas: naParte(linhaToda, pecas), junto: encabeca });
  }
  return caixas;
}
