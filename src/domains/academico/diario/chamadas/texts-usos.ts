import { defineTextos } from '#shared/textos.ts';

/** What hangs on a day, as a refusal names it. */
export const textosUsosDeChamada = defineTextos({
  nChamadas: { br: { one: '{n} chamada', other: '{n} chamadas' }, en: { one: '{n} roll', other: '{n} rolls' } },
});
