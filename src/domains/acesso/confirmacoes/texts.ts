import { defineTextos } from '#shared/textos.ts';

/** Texts of the confirmation of who asks. */
export const textosConfirmacao = defineTextos({
  senha: { br: 'Sua senha', en: 'Your password' },
  codigo: { br: 'Código do seu segundo fator', en: 'Code of your second factor' },
  titulo: { br: 'Confirme que é você', en: 'Confirm that it is you' },
  confirmar: { br: 'Confirmar', en: 'Confirm' },
  cancelar: { br: 'Cancelar', en: 'Cancel' },
  porquePoder: {
    br: 'Pedida de novo porque isto dá poder sobre acessos ou dinheiro, diz para onde o dinheiro vai ou pede menos prova de quem entra.',
    en: 'Asked again because this gives power over access or money, says where money goes, or asks less proof of who signs in.',
  },
  porque: {
    br: 'Pedida de novo porque isto diz para onde vai o dinheiro.',
    en: 'Asked again because this says where money goes.',
  },
});
