import type { Criterio } from './criterio.ts';
import { type AvaliacaoDada, type Marca, mediaDaEtapa, type Nota, valorDaAvaliacao } from './etapa.ts';
import { comparar, fracao, somar, zero } from './fracao.ts';
import { isAbaixo } from './medias.ts';

/** Whether evaluations are still to be registered: those of the etapa are worth less than it. */
export function pontosPorDistribuir(
  criterio: Criterio,
  avaliacoes: readonly Pick<AvaliacaoDada, 'recuperacao' | 'valorMaximo'>[],
): boolean {
  if (criterio.calculoDaEtapa !== 'pontos') return false;
  const soma = avaliacoes.filter((a) => !a.recuperacao).reduce((total, a) => somar(total, fracao(a.valorMaximo)), zero);
  return comparar(soma, fracao(criterio.pontosDaEtapa)) < 0;
}

/** The marks that an etapa waits for: of its evaluations, and of the second call of who was absent. */
export const marcasEmAberto = (avaliacoes: readonly AvaliacaoDada[]): Marca[] =>
  avaliacoes
    .filter((a) => !a.recuperacao)
    .flatMap((a): Marca[] => {
      if (a.nota === null) return [a];
      return a.nota === 'ausente' && a.segundaChamada?.nota === null ? [a.segundaChamada] : [];
    });

/** The recoveries without a mark by which an etapa may still reach the passing average: of it as a whole, and of its evaluations that are under it. */
export function recuperacoesEmAberto(criterio: Criterio, avaliacoes: readonly AvaliacaoDada[]): Marca[] {
  const { recuperacaoPorEtapa, alcanceDaRecuperacao, mediaAprovacao } = criterio;
  if (recuperacaoPorEtapa === 'nenhuma' || !isAbaixo(criterio, mediaDaEtapa(criterio, avaliacoes).valor)) return [];
  return avaliacoes
    .flatMap((a): readonly Marca[] => {
      if (a.recuperacao) return alcanceDaRecuperacao === 'etapa' ? [a] : [];
      const valor = valorDaAvaliacao(a, criterio, []);
      return valor && comparar(valor, fracao(mediaAprovacao)) < 0 ? (a.recuperacoes ?? []) : [];
    })
    .filter(({ nota }) => nota === null);
}

/** Whether something of an etapa is still to be marked, or to be registered. */
export const temEmAberto = (criterio: Criterio, avaliacoes: readonly AvaliacaoDada[]): boolean =>
  pontosPorDistribuir(criterio, avaliacoes) ||
  marcasEmAberto(avaliacoes).length > 0 ||
  recuperacoesEmAberto(criterio, avaliacoes).length > 0;

/** Evaluations as if some of their marks (these very objects) were what is supposed. */
export function supor(avaliacoes: readonly AvaliacaoDada[], quais: readonly Marca[], nota: Nota): AvaliacaoDada[] {
  const com = <M extends Marca>(marca: M): M => (quais.includes(marca) ? { ...marca, nota } : marca);
  return avaliacoes.map((a) => ({
    ...com(a),
    ...(a.segundaChamada ? { segundaChamada: com(a.segundaChamada) } : {}),
    ...(a.recuperacoes ? { recuperacoes: a.recuperacoes.map(com) } : {}),
  }));
}
