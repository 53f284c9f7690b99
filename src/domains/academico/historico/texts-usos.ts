import { defineTextos } from '#shared/textos.ts';

/** What may hang on an institution, as a refusal names it. */
export const textosUsos = defineTextos({
  nDisciplinas: { br: { one: '{n} disciplina', other: '{n} disciplinas' }, en: { one: '{n} subject', other: '{n} subjects' } },
  nTurmas: { br: { one: '{n} turma', other: '{n} turmas' }, en: { one: '{n} class', other: '{n} classes' } },
});
