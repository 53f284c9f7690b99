import { movimentosDaFebraban } from './febraban.ts';
import { type Movimentos, type PorMotivo, todos } from './significados.ts';

/** Paid at another bank, or that taken back, as the clearing tells it at once: the payment itself comes as a line of its own. */
const avisosDeAntes = todos('93 94', 'avisoDePagamento');

/** Santander, CNAB 240: what stands apart from FEBRABAN's. */
export const movimentosDoSantander240: Movimentos = { ...movimentosDaFebraban, ...avisosDeAntes };

/** Santander, CNAB 400; 17 is a payment at the notary there. */
export const movimentosDoSantander400: Movimentos = {
  ...avisosDeAntes,
  '02': 'entrada',
  '03': 'entradaRejeitada',
  '11': 'emSer',
  '17': 'liquidacaoEmCartorio',
  '24': 'custas',
  ...todos('01 16 39', 'recusa'),
  ...todos('04 05', 'carteira'),
  ...todos('06 07 08', 'liquidacao'),
  ...todos('09 10', 'baixa'),
  ...todos('12 13 14 61 62 63', 'alteracao'),
  ...todos('15 21 25', 'protesto'),
  ...todos('22 26 27 38', 'sustacao'),
  ...todos('35 36 37', 'pagador'),
};

/**
 * A hybrid slip paid by Pix is told as a write-off, and its reason says of which kind (notes 40-C of the 240, 30 and 31 of the 400). Only
 * where the school asked the bank for it is it a payment by its code (06).
 */
const pagoPorPix = (motivos: string): PorMotivo => ({ '09': todos(motivos, 'liquidacaoPorPix'), '10': todos(motivos, 'liquidacaoPorPix') });
export const motivosDoSantander240 = pagoPorPix('92');
export const motivosDoSantander400 = pagoPorPix('95 510');
