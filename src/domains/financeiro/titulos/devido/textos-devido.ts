import { defineTextos } from '#shared/textos.ts';

/** The lines of "Por que este valor?". */
export const textosDevido = defineTextos({
  valor: { br: 'Valor do título, vencimento em {vencimento}', en: 'Title amount, due on {vencimento}' },
  descontoIncondicional: { br: 'Desconto incondicional', en: 'Unconditional discount' },
  jaAmortizado: { br: 'Já pago do principal', en: 'Principal already paid' },
  descontoCondicional: { br: 'Desconto para pagamento até {limite}', en: 'Discount for payment until {limite}' },
  descontoPerdido: { br: 'Desconto de {desconto} valia até {limite}', en: 'A discount of {desconto} was valid until {limite}' },
  descontoRevogado: {
    br: 'Um desconto de {desconto} dado num pagamento caiu quando o estorno de outro reabriu o título',
    en: 'A discount of {desconto} given with a payment was lost when the reversal of another reopened the title',
  },
  multa: { br: 'Multa de {taxa} % sobre {base}', en: 'Fine of {taxa} % on {base}' },
  juros: {
    br: 'Juros de {taxa} % ao mês, {dias} {dias:dia|dias} de atraso',
    en: 'Interest of {taxa} % a month, {dias} {dias:day|days} late',
  },
  jurosPorTrechos: {
    br: 'Juros de {taxa} % ao mês, {dias} {dias:dia|dias} de atraso, por dia sobre o que se devia: {trechos}',
    en: 'Interest of {taxa} % a month, {dias} {dias:day|days} late, a day on what was owed: {trechos}',
  },
  encargosMantidos: {
    br: 'De antes da mudança de vencimento: {multa} de multa e {juros} de juros',
    en: 'From before the change of due date: {multa} of fine and {juros} of interest',
  },
  descontoNaoVoltou: {
    br: 'Um desconto de {desconto} já estava perdido quando o vencimento mudou',
    en: 'A discount of {desconto} was already lost when the due date was changed',
  },
  encargosRecebidos: {
    br: 'Já recebidos: {multa} de multa e {juros} de juros',
    en: 'Already received: {multa} of fine and {juros} of interest',
  },
  dispensado: { br: 'Já dispensados: {multa} de multa e {juros} de juros', en: 'Already waived: {multa} of fine and {juros} of interest' },
  total: { br: 'Devido em {em}', en: 'Owed on {em}' },
});
