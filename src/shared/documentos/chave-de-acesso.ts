import { valoresDe } from './digitos.ts';

/** Keeps the characters of an access key: the blanks of its print and the prefix of its element go. */
export const limparChaveDeAcesso = (texto: string): string =>
  texto
    .replaceAll(/[\s.-]/g, '')
    .replace(/^NFe/i, '')
    .toUpperCase();

/** The check digit of an access key: module 11 with weights 2 to 9 from the right, letters by ASCII − 48. */
export function digitoDaChave(semDigito: string): number {
  const soma = valoresDe(semDigito)
    .toReversed()
    .reduce((total, valor, i) => total + valor * (2 + (i % 8)), 0);
  return soma % 11 < 2 ? 0 : 11 - (soma % 11);
}

/** Whether the 44 characters of an NF-e are one of their own: form (letters in the CNPJ since July 2026) and check digit. */
export const isChaveDeAcesso = (chave: string): boolean =>
  /^[0-9]{6}[A-Z0-9]{12}[0-9]{26}$/.test(chave) && digitoDaChave(chave.slice(0, 43)) === Number(chave.slice(43));

/** Whether a key has the form of the 50 characters of a national NFS-e, with letters in the CNPJ since July 2026 too. */
export const isChaveDeNfse = (chave: string): boolean => /^[0-9]{9}[A-Z0-9]{12}[0-9]{29}$/.test(chave);

/** What an access key says of its invoice. */
export function partesDaChave(chave: string): { anoMes: string; documento: string; modelo: string; serie: string; numero: string } {
  const semZeros = (texto: string): string => texto.replace(/^0+(?=.)/, '');
  return {
    anoMes: `20${chave.slice(2, 4)}-${chave.slice(4, 6)}`,
    documento: chave.slice(6, 20),
    modelo: chave.slice(20, 22),
    serie: semZeros(chave.slice(22, 25)),
    numero: semZeros(chave.slice(25, 34)),
  };
}

/** Series of the NF-e that the tax authority issues itself for somebody: the CNPJ in its key is the authority's. */
const isAvulsa = (serie: string): boolean => Number(serie) >= 890 && Number(serie) <= 899;
/** Whether an invoice of this key may be of who has this CPF or CNPJ: any establishment of a company may have issued it. */
export function isChaveDeQuem(chave: string, documento: string): boolean {
  const nfse = isChaveDeNfse(chave);
  if (!nfse && isAvulsa(partesDaChave(chave).serie)) return true;
  const daChave = nfse ? chave.slice(9, 23) : partesDaChave(chave).documento;
  return documento.length === 14 ? daChave.slice(0, 8) === documento.slice(0, 8) : daChave.endsWith(documento);
}
