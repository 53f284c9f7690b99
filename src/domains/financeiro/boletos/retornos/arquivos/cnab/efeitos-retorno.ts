import type { Efeito } from '#domains/financeiro/boletos/cnab/retorno.ts';

type Efeitos = Readonly<Record<string, Efeito>>;

/** FEBRABAN C044: what each movement of a CNAB 240 return does to the charge. The others only inform. */
export const efeitos240: Efeitos = {
  '02': 'registrada',
  '03': 'rejeitada',
  '06': 'paga',
  '09': 'baixada',
  '17': 'paga',
  '26': 'recusada',
  '28': 'tarifa',
  '30': 'recusada',
  '44': 'estornada',
  '45': 'cheque',
  '50': 'cheque_pendente',
};

/** Itaú's own occurrences of CNAB 400; 59 and 72 are credits to the account, 72 without a title of the bank's. */
export const efeitosDoItau: Efeitos = {
  '02': 'registrada',
  '03': 'rejeitada',
  '06': 'paga',
  '07': 'parcial',
  '08': 'paga',
  '09': 'baixada',
  '10': 'paga',
  '15': 'recusada',
  '16': 'recusada',
  '17': 'recusada',
  '59': 'paga',
  '65': 'cheque_pendente',
  '69': 'estornada',
  '72': 'paga',
  '76': 'cheque',
};

/** Bradesco's own occurrences of CNAB 400. */
export const efeitosDoBradesco: Efeitos = {
  '02': 'registrada',
  '03': 'rejeitada',
  '06': 'paga',
  '09': 'baixada',
  '10': 'baixada',
  '15': 'paga',
  '16': 'cheque_pendente',
  '17': 'paga',
  '22': 'estornada',
  '24': 'rejeitada',
  '27': 'recusada',
  '28': 'tarifa',
  '30': 'recusada',
  '32': 'recusada',
  '40': 'estornada',
};
