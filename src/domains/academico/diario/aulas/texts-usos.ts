import { defineTextos } from '#shared/textos.ts';

/** What hangs on a subject or a day, as a refusal names it. */
export const textosUsosDeAula = defineTextos({
  nAulas: { br: { one: '{n} aula', other: '{n} aulas' }, en: { one: '{n} lesson', other: '{n} lessons' } },
});
