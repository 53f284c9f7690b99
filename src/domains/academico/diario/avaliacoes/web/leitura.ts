import type { RespostaCliente } from '#shared/endpoint.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import { escreverDecimal, lerDecimal } from '#shared/decimais.ts';
import type { avaliacoesApi } from '../api.ts';

export type Avaliacoes = RespostaCliente<typeof avaliacoesApi.listarAvaliacoes>;
export type AvaliacaoDaLista = Avaliacoes['itens'][number];

/** The evaluations of an etapa, or without one those of the year. */
export const daEtapa = (itens: readonly AvaliacaoDaLista[], etapaId: number | null): AvaliacaoDaLista[] =>
  itens.filter((a) => a.etapaId === etapaId);

/** What the average of an etapa will be made of: 'Prova × 2 + Trabalho × 1' and the sum of the weights. */
export function contaDaMedia(itens: readonly AvaliacaoDaLista[]): { conta: string; soma: string } {
  const contam = itens.filter(({ papel }) => papel === 'avaliacao');
  const soma = contam.reduce((total, { peso }) => total + (lerDecimal(peso, 4) ?? 0n), 0n);
  return {
    conta: contam.map(({ nome, peso }) => `${nome} × ${exibirDecimal(peso)}`).join(' + '),
    soma: exibirDecimal(escreverDecimal(soma, 4)),
  };
}
