import { exato, fixo, numero, type Registro, texto } from './registro.ts';

/** The bank's Pix of a charge: the code itself, or where the bank keeps it. */
export type PixDoBanco = { emv: string | null; url: string | null; txid: string | null };

/** Segment Y-03 of FEBRABAN: the Pix of the charge whose segments T and U came before. */
export const segmentoY03 = { segmento: texto(14, 14), opcional: numero(18, 19), codigo: texto(82, 158), txid: texto(159, 193) };

/** What stands in a Pix record: a BR Code as it is, or an address without its scheme; null when there is neither. */
export function pixDoRegistro(codigo: string, txid = ''): PixDoBanco | null {
  const emv = /^0002\d\d/.test(codigo) ? codigo : null;
  const endereco = codigo.replace(/^https?:\/\//i, '');
  const url = emv === null && /^[\w-]+(\.[\w-]+)+\/\S+$/.test(endereco) ? endereco : null;
  return emv === null && url === null ? null : { emv, url, txid: txid === '' ? null : txid };
}

const pedidoDePix: Registro = {
  banco: numero(1, 3),
  lote: fixo(4, '0001'),
  tipo: fixo(8, '3'),
  sequencia: numero(9, 13),
  segmento: fixo(14, 'Y'),
  movimento: texto(16, 17),
  opcional: fixo(18, '03'),
  pixTipo: texto(81, 81),
  pixChave: exato(82, 158),
};

/** The record by which an entry asks for the bank's Pix; null at banks that make it without being asked, or not through CNAB 240. */
export const pedidoDePix240 = (bancoCodigo: string): Registro | null => (bancoCodigo === '033' ? pedidoDePix : null);

/** DICT's kind of a key: CPF, CNPJ, phone, e-mail, random. */
export function tipoDaChavePix(chave: string): '1' | '2' | '3' | '4' | '5' {
  if (chave.includes('@')) return '4';
  if (chave.startsWith('+')) return '3';
  if (/^\d{11}$/.test(chave)) return '1';
  return chave.length === 14 ? '2' : '5';
}
