import { type Movimentos, todos } from './significados.ts';

/** Bradesco, CNAB 400. */
export const movimentosDoBradesco400: Movimentos = {
  '02': 'entrada',
  '06': 'liquidacao',
  '11': 'emSer',
  '15': 'liquidacaoEmCartorio',
  '16': 'chequePendente',
  '17': 'liquidacaoAposBaixa',
  '28': 'tarifa',
  '29': 'pagador',
  ...todos('03 24', 'entradaRejeitada'),
  ...todos('09 10', 'baixa'),
  ...todos('12 13 14 18 21 33 68 69', 'alteracao'),
  ...todos('19 23 25', 'protesto'),
  ...todos('20 34 55', 'sustacao'),
  ...todos('22 40', 'estorno'),
  ...todos('27 30 32', 'recusa'),
  '35': 'aviso',
  '66': 'liquidacaoPorPix',
  ...todos('73 74', 'negativacao'),
};
