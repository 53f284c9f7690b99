import { movimentosDaFebraban } from './febraban.ts';
import { type Movimentos, todos } from './significados.ts';

/** Sicredi, CNAB 240: 36 is a refused write-off. */
export const movimentosDoSicredi240: Movimentos = { ...movimentosDaFebraban, '36': 'recusa' };

/** Sicredi, CNAB 400. */
export const movimentosDoSicredi400: Movimentos = {
  '02': 'entrada',
  '06': 'liquidacao',
  '15': 'liquidacaoEmCartorio',
  '17': 'liquidacaoAposBaixa',
  '28': 'tarifa',
  ...todos('03 24', 'entradaRejeitada'),
  ...todos('09 10', 'baixa'),
  ...todos('12 13 14 33', 'alteracao'),
  ...todos('19 23', 'protesto'),
  ...todos('20 34', 'sustacao'),
  ...todos('27 30 32 36', 'recusa'),
  ...todos('29 35', 'pagador'),
};
