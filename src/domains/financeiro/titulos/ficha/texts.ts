import { defineTextos } from '#shared/textos.ts';

/** Texts of what else may be done from the record of a title. */
export const textosFicha = defineTextos({
  verExtrato: { br: 'Extrato do responsável', en: 'Statement of the payer' },
  segundaVia: { br: 'Segunda via', en: 'Second copy' },
  segundaViaDe: { br: 'Segunda via do título {numero}', en: 'Second copy of title {numero}' },
  segundaViaPara: { br: 'Para pagar em', en: 'To be paid on' },
  qualFica: { br: 'Qual valor fica devido?', en: 'Which amount stays owed?' },
  ficaAtual: { br: '{valor}, o que se deve hoje', en: '{valor}, what is owed today' },
  ficaAtualTexto: {
    br: 'A multa, os juros até hoje e a perda do desconto ficam; nada mais corre até o novo vencimento.',
    en: 'The fine, the interest until today and the loss of the discount stay; nothing more runs until the new due date.',
  },
  ficaNovo: { br: '{valor}, como se nunca tivesse atrasado', en: '{valor}, as if it had never been late' },
  ficaNovoTexto: { br: 'Dispensa {multa} de multa e {juros} de juros.', en: 'Waives {multa} of fine and {juros} of interest.' },
  ficaNovoComDesconto: {
    br: 'Dispensa {multa} de multa e {juros} de juros, e devolve o desconto de {desconto} a quem pagar até o novo vencimento.',
    en: 'Waives {multa} of fine and {juros} of interest, and gives the discount of {desconto} back to who pays by the new due date.',
  },
  ficaNovoSemDireito: { br: 'Só quem pode dispensar encargos escolhe este valor.', en: 'Only who may waive charges chooses this amount.' },
  segundaViaAte: { br: 'Escolha um dia entre {hoje} e {ate}', en: 'Choose a day from {hoje} to {ate}' },
});
