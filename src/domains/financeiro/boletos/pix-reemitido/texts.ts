import { defineTextos } from '#shared/textos.ts';

/** Texts of slips that carry the new Pix key before its hour. */
export const textosPixReemitido = defineTextos({
  espera: {
    br: 'Este boleto segue com a chave Pix de hoje; a chave nova, {chave}, entra em {quando}.',
    en: 'This slip goes on with the Pix key of today; the new key, {chave}, comes in on {quando}.',
  },
  reemitir: { br: 'Reemitir com a chave nova', en: 'Reissue with the new key' },
  texto: {
    br: 'O Pix da escola deste boleto passa agora a {chave}, sem esperar {quando}. Só este boleto muda; os administradores são avisados. Entregue à família a via nova.',
    en: 'The school’s Pix of this slip becomes {chave} now, without waiting for {quando}. Only this slip changes; administrators are told. Give the family the new copy.',
  },
  feito: { br: 'Boleto reemitido com a chave nova.', en: 'Slip reissued with the new key.' },
});
