import { type Passo, passo } from './calculo.ts';
import type { Criterio } from './criterio.ts';
import { comparar, dividir, exibir, type Fracao, fracao, maior, menor, somar } from './fracao.ts';

/** How far a recovery lifts a value: where the criterion caps it not above the passing average, which the value may have passed by itself. */
export function limitar(criterio: Criterio, valor: Fracao, nova: Fracao, passos: Passo[]): Fracao {
  const teto = maior(valor, fracao(criterio.mediaAprovacao));
  if (!criterio.recuperacaoLimitada || comparar(nova, teto) <= 0) return nova;
  passos.push(passo('recuperacaoLimitada', { limite: exibir(teto) }));
  return menor(nova, teto);
}

/** An average with its recovery, as the criterion says; every step is told. */
export function recuperar(criterio: Criterio, media: Fracao, recuperacao: Fracao, passos: Passo[]): Fracao {
  const params = { media: exibir(media), recuperacao: exibir(recuperacao) };
  if (criterio.recuperacaoPorEtapa === 'nenhuma') {
    passos.push(passo('recuperacaoIgnorada', params));
    return media;
  }
  const porMedia = criterio.recuperacaoPorEtapa === 'media';
  const nova = porMedia ? dividir(somar(media, recuperacao), fracao('2')) : recuperacao;
  const sobe = comparar(nova, media) > 0;
  if (porMedia) {
    const fica = sobe || criterio.recuperacaoPodeBaixar;
    passos.push(passo(fica ? 'recuperacaoMedia' : 'recuperacaoMediaNaoMuda', { ...params, nova: exibir(nova) }));
    if (!sobe) return fica ? nova : media;
  } else {
    passos.push(passo(sobe ? 'recuperacaoSubstitui' : 'recuperacaoNaoMuda', params));
    if (!sobe) return media;
  }
  return limitar(criterio, media, nova, passos);
}
