import { type Movimentos, todos } from './significados.ts';

/** FEBRABAN C044: the movements of a CNAB 240 return, as most banks print them. */
export const movimentosDaFebraban: Movimentos = {
  '02': 'entrada',
  '03': 'entradaRejeitada',
  '06': 'liquidacao',
  '09': 'baixa',
  '11': 'emSer',
  // "Franco de pagamento": given back without being charged.
  '15': 'baixa',
  '17': 'liquidacaoAposBaixa',
  '25': 'baixaPorProtesto',
  '28': 'tarifa',
  '44': 'chequeDevolvido',
  '45': 'chequeCompensado',
  '50': 'chequePendente',
  ...todos('04 05 48', 'carteira'),
  ...todos('07 08 12 13 14 27 33 34 38 39 40 41 42 43 49 55 56 57 58 59 60 61 62', 'alteracao'),
  ...todos('19 23 47', 'protesto'),
  ...todos('20 24 46', 'sustacao'),
  ...todos('26 30', 'recusa'),
  ...todos('29 51 52 53 A4', 'pagador'),
  ...todos('35 36 37', 'aviso'),
  ...todos('54 73', 'negativacao'),
};
