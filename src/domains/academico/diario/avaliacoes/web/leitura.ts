import type { RespostaCliente } from '#shared/endpoint.ts';
import type { Tradutor } from '#shared/textos.ts';
import { escreverDecimal, lerDecimal } from '#shared/decimais.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import type { avaliacoesApi } from '../api.ts';
import type { textosAvaliacoes } from '../texts.ts';

export type Avaliacoes = RespostaCliente<typeof avaliacoesApi.listarAvaliacoes>;
export type AvaliacaoDaLista = Avaliacoes['itens'][number];

/** The evaluations of an etapa, or without one those of the year. */
export const daEtapa = (itens: readonly AvaliacaoDaLista[], etapaId: number | null): AvaliacaoDaLista[] =>
  itens.filter((a) => a.etapaId === etapaId);

/** What the average of an etapa will be made of, in a sentence; empty while there is nothing. */
export function contaDaMedia(
  criterio: Pick<Avaliacoes['criterio'], 'calculoDaEtapa' | 'melhoresAvaliacoes'>,
  itens: readonly AvaliacaoDaLista[],
  t: Tradutor<typeof textosAvaliacoes>,
): string {
  const contam = itens.filter(({ papel }) => papel === 'avaliacao');
  if (contam.length === 0) return '';
  if (criterio.calculoDaEtapa === 'melhores') return t('comoSeFazMelhores', { n: criterio.melhoresAvaliacoes, quantas: contam.length });
  const porPontos = criterio.calculoDaEtapa === 'pontos';
  const parte = (a: AvaliacaoDaLista): string => (porPontos ? a.valorMaximo : a.peso);
  const soma = decimalNaTela(
    escreverDecimal(
      contam.reduce((total, a) => total + (lerDecimal(parte(a), 4) ?? 0n), 0n),
      4,
    ),
  );
  const conta = contam
    .map((a) => (porPontos ? `${a.nome} (${decimalNaTela(parte(a))})` : `${a.nome} × ${decimalNaTela(parte(a))}`))
    .join(' + ');
  return t(porPontos ? 'comoSeFazPontos' : 'comoSeFaz', { conta, soma });
}
