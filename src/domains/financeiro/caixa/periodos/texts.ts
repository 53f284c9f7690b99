import { defineTextos } from '#shared/textos.ts';

/** Texts of counting and closing a period. */
export const textosFechamento = defineTextos({
  forma: { br: 'Forma', en: 'Method' },
  fecharAte: { br: 'Fechar até {data}', en: 'Close until {data}' },
  fecharAteTexto: {
    br: 'O período termina em {data} e outro começa no dia seguinte, até {fim}. Nada com data de {inicio} a {data} se move depois na conta {conta}.',
    en: 'The period ends on {data} and another begins the day after, until {fim}. Nothing dated {inicio} to {data} moves afterwards in account {conta}.',
  },
  posterior: {
    br: 'O que já tem data a partir de {data} passa para o período seguinte, que fica aberto.',
    en: 'What is already dated from {data} on goes to the period that follows, which stays open.',
  },
  depoisDeHoje: {
    br: 'O saldo final conta {n:lançamento|lançamentos} com data depois de hoje ({n}), a partir de {data}: entram {entradas}, saem {saidas}.',
    en: 'The final balance counts {n:entry|entries} dated after today ({n}), from {data} on: {entradas} in, {saidas} out.',
  },
  contarAte: { br: 'Contar e fechar até', en: 'Count and close until' },
  diaForaDoPeriodo: { br: 'Informe um dia do período, até hoje (DD/MM/AAAA).', en: 'Enter a day of the period, until today (DD/MM/YYYY).' },
  conferencia: { br: 'Conferência por forma de pagamento', en: 'Count by payment method' },
  resto: { br: 'Saldo e demais movimentos', en: 'Balance and other movements' },
  esperado: { br: 'Esperado', en: 'Expected' },
  contado: { br: 'Contado', en: 'Counted' },
  contadoDe: { br: 'Contado: {forma}', en: 'Counted: {forma}' },
  diferenca: { br: 'Diferença', en: 'Difference' },
  total: { br: 'Total', en: 'Total' },
  ajustes: {
    br: 'Cada diferença vira um lançamento de ajuste em {data}, com o motivo que você escrever.',
    en: 'Each difference becomes an adjusting entry on {data}, with the reason that you write.',
  },
  confere: { br: 'Tudo confere.', en: 'Everything ties.' },
});
