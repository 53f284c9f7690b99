import { defineTextos } from '#shared/textos.ts';

/** What a rule of scholarships is used by. */
export const textosUsosDeBolsa = defineTextos({
  nFichas: {
    br: { one: '{n} ficha socioeconômica', other: '{n} fichas socioeconômicas' },
    en: { one: '{n} socioeconomic form', other: '{n} socioeconomic forms' },
  },
});
