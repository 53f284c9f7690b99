import { defineTextos } from '#shared/textos.ts';

/** Letters about averages. */
export const textosCarta = defineTextos({
  preparar: {
    br: { one: 'Preparar {n} carta às famílias', other: 'Preparar {n} cartas às famílias' },
    en: { one: 'Prepare {n} letter to families', other: 'Prepare {n} letters to families' },
  },
  prepararTexto: {
    br: 'Cada carta recebe número e guarda as médias de hoje que estão abaixo da que aprova, para os responsáveis pedagógicos. De uma etapa, nenhuma família recebe duas.',
    en: "Each letter gets a number and keeps today's averages that lie below what passes, for the pedagogical guardians. Of one term, no family gets two.",
  },
});
