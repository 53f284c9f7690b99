import type { DataCivil } from '#shared/datas.ts';

/** What a bank tells of a charge, in its own code and with the nosso número as it writes it. */
export type Aviso = {
  codigo: string;
  nossoNumero?: string;
  documento?: string;
  identificador?: string;
  pagador?: string;
  vencimento?: DataCivil;
  valor?: number;
  pago?: number;
  /** What reached the account; what was paid, unless told. */
  liquido?: number;
  tarifa?: number;
  juros?: number;
  multa?: number;
  dia: DataCivil;
  credito?: DataCivil;
  motivos?: string;
};
export type Arquivo = { numero?: string; em?: DataCivil; agencia?: string; conta?: string; convenio?: string };

/** Columns and what is written there, as a manual prints them: the first column, and the text. */
export type Partes = readonly (readonly [coluna: number, escrito: string])[];

/** A record of blanks with texts at their columns. */
export function escrever(tamanho: number, partes: Partes): string {
  let linha = ' '.repeat(tamanho);
  for (const [coluna, escrito] of partes) linha = linha.slice(0, coluna - 1) + escrito + linha.slice(coluna - 1 + escrito.length);
  return linha;
}
export const algarismos = (valor: number | string, casas: number): string => String(valor).padStart(casas, '0');
/** DDMMAA, DDMMAAAA, AAAAMMDD; zeros for none. */
export const ddmmaa = (dia: DataCivil | undefined): string => (dia ? dia.slice(8) + dia.slice(5, 7) + dia.slice(2, 4) : '000000');
export const ddmmaaaa = (dia: DataCivil | undefined): string => (dia ? dia.slice(8) + dia.slice(5, 7) + dia.slice(0, 4) : '00000000');
export const aaaammdd = (dia: DataCivil | undefined): string => (dia ? dia.replaceAll('-', '') : '00000000');
