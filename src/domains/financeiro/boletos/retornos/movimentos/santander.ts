import { type Movimentos, todos } from './significados.ts';

/** Santander, CNAB 400; 17 is a payment at the notary there. In 240 it follows FEBRABAN. */
export const movimentosDoSantander400: Movimentos = {
  '02': 'entrada',
  '03': 'entradaRejeitada',
  '11': 'emSer',
  '17': 'liquidacaoEmCartorio',
  '22': 'sustacao',
  '24': 'custas',
  '26': 'sustacao',
  ...todos('01 16', 'recusa'),
  ...todos('06 07 08', 'liquidacao'),
  ...todos('09 10', 'baixa'),
  ...todos('12 13 14', 'alteracao'),
  ...todos('15 21 25', 'protesto'),
};
