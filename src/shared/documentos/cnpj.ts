import { aplicarMascara, digitoModulo11, isRepetido, valoresDe } from './digitos.ts';

const pesos = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Removes the mask (dots, slash, hyphen, spaces) and puts ASCII letters in upper case; nothing else is dropped. */
export function normalizarCnpj(texto: string): string {
  // Only a to z: toUpperCase() would turn a dotless i into a valid I.
  return texto.replaceAll(/[./\-\s]/g, '').replaceAll(/[a-z]/g, (letra) => letra.toUpperCase());
}

/**
 * True for fourteen characters, masked or not: twelve digits or letters (letters since July 2026, IN RFB 2.229/2024) and
 * two numeric check digits that match (module 11 over ASCII − 48).
 */
export function isCnpj(texto: string): boolean {
  const cnpj = normalizarCnpj(texto);
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(cnpj) || isRepetido(cnpj)) return false;
  const valores = valoresDe(cnpj);
  return digitoModulo11(valores, pesos.slice(1)) === valores[12] && digitoModulo11(valores, pesos) === valores[13];
}

/** '12.ABC.345/01DE-35'; partial characters get the part of the mask they reach. */
export function formatarCnpj(texto: string): string {
  return aplicarMascara('##.###.###/####-##', normalizarCnpj(texto));
}
