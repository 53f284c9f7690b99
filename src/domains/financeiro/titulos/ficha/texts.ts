import { defineTextos } from '#shared/textos.ts';

/** Texts of what else may be done from the record of a title. */
export const textosFicha = defineTextos({
  verExtrato: { br: 'Extrato do responsável', en: 'Statement of the payer' },
  segundaVia: { br: 'Segunda via', en: 'Second copy' },
  segundaViaDe: { br: 'Segunda via do título {numero}', en: 'Second copy of title {numero}' },
  segundaViaPara: { br: 'Para pagar em', en: 'To be paid on' },
  segundaViaAte: { br: 'Escolha um dia entre {hoje} e {ate}', en: 'Choose a day from {hoje} to {ate}' },
});
