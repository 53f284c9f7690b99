import { type Movimentos, todos } from './significados.ts';

/** Sicoob, CNAB 400. In 240 it follows FEBRABAN. */
export const movimentosDoSicoob400: Movimentos = {
  '02': 'entrada',
  '05': 'liquidacaoAposBaixa',
  '06': 'liquidacao',
  '11': 'emSer',
  '15': 'liquidacaoEmCartorio',
  '23': 'protesto',
  '48': 'carteira',
  ...todos('09 10', 'baixa'),
  ...todos('14 27', 'alteracao'),
};
