import { type Movimentos, todos } from './significados.ts';

/** Itaú prints one list for both formats, and it is not FEBRABAN's: 17 is a refusal there, 44 a tariff. */
export const movimentosDoItau: Movimentos = {
  '02': 'entrada',
  '06': 'liquidacao',
  '07': 'liquidacaoParcial',
  '08': 'liquidacaoEmCartorio',
  // "Written off because it was paid", also by Pix: the payment itself.
  '10': 'liquidacao',
  '11': 'emSer',
  '25': 'pagador',
  '32': 'baixaPorProtesto',
  '64': 'entrada',
  '65': 'chequePendente',
  '69': 'chequeDevolvido',
  '71': 'aviso',
  '73': 'entrada',
  '76': 'chequeCompensado',
  ...todos('03 60', 'entradaRejeitada'),
  ...todos('05 09 47', 'baixa'),
  // Credits to the account by SISPAG, 72 without a title of the bank's.
  ...todos('59 72', 'creditoEmConta'),
  ...todos('04 12 13 14 57', 'alteracao'),
  ...todos('15 16 17 18 74', 'recusa'),
  ...todos('19 23', 'protesto'),
  ...todos('20 21 24 63', 'sustacao'),
  ...todos('26 27 28 29 30 37 38 39 40 41 42 43 44 45 46 51 52 53 54 55 61 62 85 86 87 88 89 90 91 92 93', 'tarifa'),
  ...todos('33 34 35 36 48 56', 'custas'),
  ...todos('75 77 78 79 80 82 83 94', 'negativacao'),
};
