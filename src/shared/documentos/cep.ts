import { aplicarMascara } from './digitos.ts';

/** Removes the mask (hyphen, dot, spaces) and nothing else. */
export function normalizarCep(texto: string): string {
  return texto.replaceAll(/[.\-\s]/g, '');
}

/** True for eight digits, masked or not; 00000-000 exists nowhere. */
export function isCep(texto: string): boolean {
  const cep = normalizarCep(texto);
  return /^\d{8}$/.test(cep) && cep !== '00000000';
}

/** '66010-000'; partial digits get the part of the mask they reach. */
export function formatarCep(texto: string): string {
  return aplicarMascara('#####-###', normalizarCep(texto));
}
