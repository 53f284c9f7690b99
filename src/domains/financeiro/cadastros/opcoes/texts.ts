import { defineTextos } from '#shared/textos.ts';

export const textosOpcoes = defineTextos({
  contaInativa: { br: '{nome} (inativa)', en: '{nome} (inactive)' },
});
