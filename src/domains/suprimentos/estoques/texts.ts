import { defineTextos } from '#shared/textos.ts';

/** Texts of the screen of stock. */
export const textosSaldos = defineTextos({
  'aba.saldos': { br: 'Saldos', en: 'Balances' },
  'aba.operacoes': { br: 'Operações', en: 'Operations' },
  'aba.contagens': { br: 'Contagens', en: 'Counts' },
  saldos: { br: 'Saldos de estoque', en: 'Stock balances' },
  valorTotal: { br: 'Valor em estoque', en: 'Value in stock' },
  abaixoDoMinimo: { br: 'Abaixo do mínimo', en: 'Below minimum' },
  minimoDe: { br: 'mín. {quanto}', en: 'min. {quanto}' },
  comSaldo: { br: 'Com saldo', en: 'With balance' },
  vazio: { br: 'Nenhum saldo neste filtro', en: 'No balances in this filter' },
  vazioTexto: {
    br: 'Dê entrada do que já está guardado, ou escolha outro depósito.',
    en: 'Enter what is already kept, or choose another warehouse.',
  },
  porQueEsteCusto: { br: 'Por que este custo?', en: 'Why this cost?' },
  regraDoCusto: {
    br: 'Cada saída leva a sua parte do valor que havia, arredondada ao centavo mais próximo (meio centavo sobe); a que leva tudo leva o valor inteiro.',
    en: 'Each withdrawal takes its share of the value there was, rounded to the nearest centavo (half a centavo goes up); the one that takes all takes the whole value.',
  },
  movimento: { br: 'Movimento', en: 'Movement' },
  tipoNumero: { br: '{tipo} nº {numero}', en: '{tipo} no. {numero}' },
  conta: { br: 'Conta', en: 'Reckoning' },
  depois: { br: 'Fica', en: 'Leaves' },
  contaDaSaida: { br: '{quantidade} de {havia}, que valiam {valor}', en: '{quantidade} of {havia}, worth {valor}' },
  contaDeTudo: { br: 'Tudo o que havia: {valor}', en: 'All there was: {valor}' },
  contaDaEntrada: { br: '{havia} a {antes} + {quantidade} por {valor}', en: '{havia} at {antes} + {quantidade} for {valor}' },
  recalculado: {
    br: 'Custava {antes}: algo foi lançado com data anterior',
    en: 'It was {antes}: something was entered with an earlier date',
  },
  estornado: { br: 'Estornado: fica ao valor com que saiu', en: 'Reversed: it stays at the value it had' },
  ultimos: { br: 'Os {n} movimentos mais novos', en: 'The {n} newest movements' },
  retirar: { br: 'Retirar', en: 'Withdraw' },
  transferir: { br: 'Transferir', en: 'Transfer' },
});
