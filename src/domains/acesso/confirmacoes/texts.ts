import { defineTextos } from '#shared/textos.ts';

/** Texts of the confirmation of who asks. */
export const textosConfirmacao = defineTextos({
  senha: { br: 'Sua senha', en: 'Your password' },
  codigo: { br: 'Código do seu segundo fator', en: 'Code of your second factor' },
  porque: {
    br: 'Pedida de novo porque isto diz para onde vai o dinheiro.',
    en: 'Asked again because this says where money goes.',
  },
});
