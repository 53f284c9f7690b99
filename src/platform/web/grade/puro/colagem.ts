import { lerCelula, vazioDe } from './leitura.ts';
import { type Faixa, type Medidas, type Posicao, posicoesDe } from './movimento.ts';
import type { Celula, Mensagem, Mudanca, TipoDeCelula, Valor } from './tipos.ts';

/** A cell that may take an entry. */
export type Alvo = { linha: string; coluna: string; tipo: TipoDeCelula };
/** A cell of a block that does not fit where it falls; `erro` says why where the cell would take another entry. */
export type Sobra = { posicao: Posicao; noBloco: Posicao; texto: string; erro: Mensagem | null };
/** What an act over many cells would do, before it is done. */
export type Plano = {
  mudancas: Mudanca[];
  /** Entries that the cell shows and does not take. */
  recusadas: number;
  /** Cells of the block that fell on cells which take nothing. */
  fechadas: number;
  /** Cells of the block beyond the last row or column: left out. */
  fora: number;
  /** All of these, in the order of the block; a blank that fits nowhere loses nothing. */
  sobras: Sobra[];
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
  const plano: Plano = { mudancas: [], recusadas: 0, fechadas: 0, fora: 0, sobras: [] };
  if (altura === 0 || largura === 0) return plano;
  const [escolhidas, lado] = [faixa.base - faixa.topo + 1, faixa.direita - faixa.esquerda + 1];
  const repete = escolhidas % altura === 0 && lado % largura === 0;
  const { topo, esquerda } = faixa;
  const area = { topo, esquerda, base: topo + (repete ? escolhidas : altura) - 1, direita: esquerda + (repete ? lado : largura) - 1 };
  for (const posicao of posicoesDe(area)) {
    const noBloco = { linha: (posicao.linha - topo) % altura, coluna: (posicao.coluna - esquerda) % largura };
    const texto = bloco[noBloco.linha]?.[noBloco.coluna];
    // Rows of a block may end early: what is not there changes nothing.
    if (texto === undefined) continue;
    const alem = posicao.linha >= linhas || posicao.coluna >= colunas;
    const alvo = alem ? null : alvoEm(posicao);
    if (!alvo) {
      if (texto.trim() === '') continue;
      plano[alem ? 'fora' : 'fechadas'] += 1;
      plano.sobras.push({ posicao, noBloco, texto, erro: null });
      continue;
    }
    const entrada = lerCelula(alvo.tipo, texto);
    if ('erro' in entrada) {
      plano.recusadas += 1;
      plano.sobras.push({ posicao, noBloco, texto, erro: entrada.erro });
    }
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
