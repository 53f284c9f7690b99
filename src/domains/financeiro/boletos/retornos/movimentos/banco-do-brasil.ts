import { type Movimentos, todos } from './significados.ts';

/** Banco do Brasil, CNAB 400 (its “comando”). */
export const movimentosDoBancoDoBrasil400: Movimentos = {
  '02': 'entrada',
  '03': 'comandoRecusado',
  '05': 'liquidacaoAposBaixa',
  '11': 'emSer',
  '15': 'liquidacaoEmCartorio',
  '24': 'sustacao',
  '28': 'tarifa',
  '44': 'chequeDevolvido',
  '46': 'chequePendente',
  '72': 'carteira',
  ...todos('06 07 08', 'liquidacao'),
  ...todos('09 10', 'baixa'),
  ...todos('12 13 14 16 21 22 25 26 31 32 33 34 35 36 37 38 39 41 42 73', 'alteracao'),
  ...todos('19 23', 'protesto'),
  ...todos('96 97 98', 'custas'),
};
