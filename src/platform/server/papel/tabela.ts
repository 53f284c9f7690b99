import type { Tabela } from '#shared/papel/esquema.ts';
import type { Caixa, Parte, Peca } from '#shared/papel/pecas.ts';
import { alturaDaLinha, pecasDaLinha, quebrarLinhas } from './linhas.ts';
import { deslocar } from './deslocar.ts';
import { naParte, semParte } from './partes.ts';

const recuo = 4;

/** A table as boxes: a row is one, never cut; only one that is higher than a page goes on over, line by line. */
export function caixasDaTabela(tabela: Tabela, largura: number, letra: number, alturaMaxima: number): Caixa[] {
  const soma = tabela.colunas.reduce((total, parte) => total + parte, 0);
  const larguras = tabela.colunas.map((parte) => (largura * parte) / soma);
  const tamanho = Math.max(7, letra - 1.5);
  const fim = tabela.linhas.findIndex(({ cabecalho }) => !cabecalho);
  const deCima = tabela.linhas.slice(0, fim === -1 ? tabela.linhas.length : fim);
  const cabeca = deCima.flatMap((linha) => caixasDaLinha(linha, larguras, tamanho, alturaMaxima));
  // Headings so high that they would fill the pages are not repeated.
  const repete = cabeca.reduce((h, { altura }) => h + altura, 0) < alturaMaxima / 3;
  const corpo = tabela.linhas.slice(deCima.length).flatMap((linha) => caixasDaLinha(linha, larguras, tamanho, alturaMaxima));
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

function caixasDaLinha(
  { celulas, cabecalho }: Tabela['linhas'][number],
  larguras: readonly number[],
  tamanho: number,
  alturaMaxima: number,
): Caixa[] {
  const letra = { tamanho, negrito: cabecalho };
  const largura = larguras.reduce((a, b) => a + b, 0);
  // A row that says something in its first cell alone heads those under it: it goes across the table, and stays with them.
  const encabeca = celulas.length > 1 && celulas.every(({ trechos }, i) => trechos.length > 0 === (i === 0));
  const larguraDa = (i: number): number => (encabeca && i === 0 ? largura : (larguras[i] ?? 0));
  const daCelula = celulas.map(({ trechos }, i) => quebrarLinhas(trechos, Math.max(1, larguraDa(i) - 2 * recuo), letra));
  const quantas = Math.max(1, ...daCelula.map((linhas) => linhas.length));
  const porCaixa = Math.max(1, Math.floor((alturaMaxima - 2 * recuo) / alturaDaLinha(tamanho)));
  const caixas: Caixa[] = [];
  const linhaToda: Parte = { tag: 'TR' };
  const partes = celulas.map((): Parte => ({ tag: cabecalho ? 'TH' : 'TD' }));
  for (let de = 0; de < quantas; de += porCaixa) {
    const n = Math.min(porCaixa, quantas - de);
    const altura = n * alturaDaLinha(tamanho) + 2 * recuo;
    const pecas: Peca[] = cabecalho ? [{ tipo: 'fundo', x: 0, y: 0, largura, altura }] : [];
    let x = 0;
    for (const [i, linhas] of daCelula.entries()) {
      const da = larguraDa(i);
      const onde = { x: x + recuo, largura: da - 2 * recuo, alinhamento: celulas[i]?.alinhamento ?? 'esquerda' };
      for (const [j, linha] of linhas.slice(de, de + n).entries())
        pecas.push(...naParte(partes[i] ?? linhaToda, deslocar(pecasDaLinha(linha, onde, letra), 0, recuo + j * alturaDaLinha(tamanho))));
      x += da;
    }
    pecas.push({ tipo: 'traco', x: 0, y: altura, largura, espessura: 0.5 });
    caixas.push({ altura, antes: 0, pecas: naParte(linhaToda, pecas), junto: encabeca });
  }
  return caixas;
}
