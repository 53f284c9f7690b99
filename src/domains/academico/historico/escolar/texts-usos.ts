import { defineTextos } from '#shared/textos.ts';

export const textosUsosDoHistorico = defineTextos({
  nAnos: {
    br: { one: '{n} ano de histórico escolar', other: '{n} anos de histórico escolar' },
    en: { one: '{n} year of a transcript', other: '{n} years of transcripts' },
  },
});
