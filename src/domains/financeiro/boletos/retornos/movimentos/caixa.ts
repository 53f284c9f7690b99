import { movimentosDaFebraban } from './febraban.ts';
import { type Movimentos, todos } from './significados.ts';

/** Caixa, SIGCB 240: what stands apart from FEBRABAN's. */
export const movimentosDaCaixa240: Movimentos = {
  ...movimentosDaFebraban,
  '01': 'aviso',
  '44': 'estorno',
  '45': 'alteracao',
  '46': 'liquidacao',
  '47': 'estorno',
  ...todos('35 36 37 38', 'aviso'),
  ...todos('39 40 41', 'recusa'),
};

/** Caixa, SIGCB 400: a list of its own. Older issues of it had transfers between carteiras as 34 and 35, which then bring no money and wait. */
export const movimentosDaCaixa400: Movimentos = {
  '01': 'entrada',
  '20': 'emSer',
  '21': 'liquidacao',
  '22': 'liquidacaoEmCartorio',
  '25': 'baixaPorProtesto',
  '26': 'protesto',
  '33': 'estorno',
  // On line, as 46 and 47 of the 240.
  '35': 'liquidacao',
  '36': 'estorno',
  // Its only refusal, of whatever was asked.
  '99': 'comandoRecusado',
  ...todos('02 23 24', 'baixa'),
  ...todos('03 04 05 06 07 08 09 10 11 12 30', 'alteracao'),
  ...todos('27 28 29', 'sustacao'),
  ...todos('31 32 34', 'tarifa'),
  ...todos('37 38', 'carteira'),
  ...todos('51 52 53 A4', 'pagador'),
};
