import { formatarCnpj, isCnpj, normalizarCnpj } from './cnpj.ts';
import { formatarCpf, isCpf } from './cpf.ts';

/** Removes the mask of either document; letters go to upper case. */
export function normalizarCpfOuCnpj(texto: string): string {
  return normalizarCnpj(texto);
}

/** Which document a value is taken for: eleven digits are a CPF, anything else a CNPJ. */
export function tipoDocumento(texto: string): 'cpf' | 'cnpj' {
  return /^\d{11}$/.test(normalizarCpfOuCnpj(texto)) ? 'cpf' : 'cnpj';
}

/** True for a valid CPF (eleven digits) or a valid CNPJ (anything else). */
export function isCpfOuCnpj(texto: string): boolean {
  const documento = normalizarCpfOuCnpj(texto);
  return tipoDocumento(documento) === 'cpf' ? isCpf(documento) : isCnpj(documento);
}

/** The mask of the document it is; up to eleven digits are shown as CPF, which also serves while one types. */
export function formatarCpfOuCnpj(texto: string): string {
  const documento = normalizarCpfOuCnpj(texto);
  return /^\d{0,11}$/.test(documento) ? formatarCpf(documento) : formatarCnpj(documento);
}
