export const regrasEcd = [
  'FORMA',
  'REGISTRO',
  'ORDEM',
  'CAMPOS',
  'OBRIGATORIO',
  'TAMANHO',
  'TIPO',
  'VALOR',
  'CONTAGEM',
  'CONTA',
  'CENTRO',
  'LANCAMENTO',
  'SALDO',
  'MOVIMENTO',
  'BALANCO',
  'RESULTADO',
  'PERIODO',
  'ASSINATURA',
] as const;
export type RegraEcd = (typeof regrasEcd)[number];
export type AchadoEcd = { linha: number; registro: string; regra: RegraEcd; detalhe: string };
/** Tells that a rule does not hold at the line at hand. */
export type Achar = (regra: RegraEcd, registro: string, detalhe: string) => void;
