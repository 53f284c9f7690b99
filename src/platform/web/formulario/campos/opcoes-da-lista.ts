import type { ReactNode } from 'react';

/** An option of a list that hangs from a field. */
export type OpcaoDaLista = { chave: string; rotulo: ReactNode; detalhe?: string; desabilitada?: boolean };

/**
 * The option that an arrow leads to from the current one (null: none yet): disabled ones are jumped over, and the list
 * goes round. Null when there is nothing to go to.
 */
export function opcaoVizinha(opcoes: readonly OpcaoDaLista[], atual: string | null, passo: 1 | -1): string | null {
  const livres = opcoes.filter((opcao) => opcao.desabilitada !== true).map((opcao) => opcao.chave);
  const posicao = atual === null ? -1 : livres.indexOf(atual);
  const destino = posicao === -1 ? (passo === 1 ? 0 : livres.length - 1) : (posicao + passo + livres.length) % livres.length;
  return livres[destino] ?? null;
}
