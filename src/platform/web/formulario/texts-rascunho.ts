import { defineTextos } from '#shared/textos.ts';

/** What is asked when a draft is recovered over something typed. */
export const textosDoRascunho = defineTextos({
  rascunhoDisputado: { br: 'O rascunho e a tela têm textos diferentes', en: 'Draft and screen say different things' },
  rascunhoDisputadoCampo: {
    br: '{campo}: na tela, {tela}; no rascunho, {rascunho}.',
    en: '{campo}: on the screen, {tela}; in the draft, {rascunho}.',
  },
  usarRascunho: { br: 'Usar o do rascunho', en: 'Use the draft’s' },
  manterTela: { br: 'Manter o da tela', en: 'Keep the screen’s' },
  trocarPeloRascunho: { br: 'Trocar o que está na tela pelo rascunho?', en: 'Put the draft in place of what is on the screen?' },
  trocarPeloRascunhoTexto: {
    br: 'O que você digitou nesta tela fica guardado como outro rascunho, e pode ser recuperado do mesmo jeito.',
    en: 'What you typed on this screen is kept as another draft, and can be recovered the same way.',
  },
  trocar: { br: 'Trocar', en: 'Exchange' },
});
