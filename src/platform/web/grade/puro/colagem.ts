import { lerCelula, vazioDe } from './leitura.ts';
import { type Faixa, type Medidas, type Posicao, posicoesDe } from './movimento.ts';
import type { Celula, Mudanca, TipoDeCelula, Valor } from './tipos.ts';

/** A cell that may take an entry. */
export type Alvo = { linha: string; coluna: string; tipo: TipoDeCelula };
/** What an act over many cells would do, before it is done. */
export type Plano = {
  mudancas: Mudanca[];
  /** Entries that the cell shows and does not take. */
  recusadas: number;
  /** Cells of the block that fell on cells which take nothing. */
  fechadas: number;
  /** Cells of the block beyond the last row or column: left out. */
  fora: number;
};

/**
 * Lays a block over the grid from the corner of the selection. A selection whose sides are multiples of the block's is filled with its copies;
 * otherwise the block keeps its own size.
 */
export function planejarColagem(
  bloco: readonly (readonly string[])[],
  faixa: Faixa,
  { linhas, colunas }: Medidas,
  alvoEm: (posicao: Posicao) => Alvo | null,
): Plano {
  const [altura, largura] = [bloco.length, Math.max(...bloco.map((linha) => linha.length), 0)];
  const plano: Plano = { mudancas: [], recusadas: 0, fechadas: 0, fora: 0 };
  if (altura === 0 || largura === 0) return plano;
  const [escolhidas, lado] = [faixa.base - faixa.topo + 1, faixa.direita - faixa.esquerda + 1];
  const repete = escolhidas % altura === 0 && lado % largura === 0;
  const { topo, esquerda } = faixa;
  const area = { topo, esquerda, base: topo + (repete ? escolhidas : altura) - 1, direita: esquerda + (repete ? lado : largura) - 1 };
  for (const posicao of posicoesDe(area)) {
    const texto = bloco[(posicao.linha - topo) % altura]?.[(posicao.coluna - esquerda) % largura];
    // Rows of a block may end early: what is not there changes nothing.
    if (texto === undefined) continue;
    if (posicao.linha >= linhas || posicao.coluna >= colunas) {
      plano.fora += 1;
      continue;
    }
    const alvo = alvoEm(posicao);
    if (!alvo) {
      plano.fechadas += 1;
      continue;
    }
    const entrada = lerCelula(alvo.tipo, texto);
    if ('erro' in entrada) plano.recusadas += 1;
    plano.mudancas.push({ linha: alvo.linha, coluna: alvo.coluna, entrada });
  }
  return plano;
}

/** Clears the cells of a selection that take entries. */
export const planejarLimpeza = (faixa: Faixa, alvoEm: (posicao: Posicao) => Alvo | null): Mudanca[] =>
  posicoesDe(faixa).flatMap((posicao) => {
    const alvo = alvoEm(posicao);
    return alvo ? [{ linha: alvo.linha, coluna: alvo.coluna, entrada: { valor: vazioDe(alvo.tipo) } }] : [];
  });

/** Gives a value to a column: to all of its cells, or only to those that are empty. What somebody typed and is still unreadable is not empty. */
export function planejarPreenchimento(
  alvos: readonly Alvo[],
  valor: Valor,
  quais: 'todas' | 'vazias',
  celulaEm: (linha: string, coluna: string) => Celula,
): Mudanca[] {
  return alvos
    .filter(({ linha, coluna, tipo }) => {
      const { valor: atual, invalida } = celulaEm(linha, coluna);
      const vazia = atual === vazioDe(tipo) && !invalida;
      return (atual !== valor || invalida !== undefined) && (quais === 'todas' || vazia);
    })
    .map(({ linha, coluna }) => ({ linha, coluna, entrada: { valor } }));
}
