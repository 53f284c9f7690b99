import { defineTextos } from '#shared/textos.ts';

/** The entry of the user's menu; apart, so that the shell carries nothing else of the room. */
export const textosConta = defineTextos({
  minhaConta: { br: 'Senha, sessões e segundo fator', en: 'Password, sessions and second factor' },
});
