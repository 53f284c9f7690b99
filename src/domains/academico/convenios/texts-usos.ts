import { defineTextos } from '#shared/textos.ts';

/** What keeps an agreement from being deleted. */
export const textosUsosDeConvenio = defineTextos({
  nPessoas: { br: { one: '{n} pessoa', other: '{n} pessoas' }, en: { one: '{n} person', other: '{n} people' } },
});
