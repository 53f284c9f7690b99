import { defineTextos } from '#shared/textos.ts';

/** Texts of waived charges. */
export const textosDispensa = defineTextos({
  multa: { br: 'Multa', en: 'Fine' },
  juros: { br: 'Juros', en: 'Interest' },
  dispensar: { br: 'Dispensar multa ou juros', en: 'Waive fine or interest' },
  dispensarTexto: {
    br: 'Devidos hoje: {multa} de multa e {juros} de juros. O que correr depois de hoje volta a ser devido.',
    en: 'Owed today: {multa} of fine and {juros} of interest. What runs after today is owed again.',
  },
  motivo: { br: 'Motivo', en: 'Reason' },
  dispensou: { br: 'Encargos dispensados.', en: 'Charges waived.' },
  dispensaLinha: {
    br: '{multa} de multa e {juros} de juros em {data}, por {usuario}: {motivo}',
    en: '{multa} of fine and {juros} of interest on {data}, by {usuario}: {motivo}',
  },
  dispensaDoDesconto: {
    br: '{multa} de multa, {juros} de juros e a perda de {desconto} de desconto em {data}, por {usuario}: {motivo}',
    en: '{multa} of fine, {juros} of interest and the loss of {desconto} of discount on {data}, by {usuario}: {motivo}',
  },
  revogar: { br: 'Revogar', en: 'Take back' },
  revogada: { br: 'Dispensa revogada: os encargos voltam a ser devidos.', en: 'Waiver taken back: the charges are owed again.' },
  foiRevogada: { br: 'revogada', en: 'taken back' },
  dispensas: { br: 'Dispensas', en: 'Waivers' },
});
