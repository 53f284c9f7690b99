import { aplicarMascara, digitoModulo11, isRepetido, valoresDe } from './digitos.ts';

const pesos = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Removes the mask (dots, hyphen, spaces) and nothing else. */
export function normalizarPis(texto: string): string {
  return texto.replaceAll(/[.\-\s]/g, '');
}

/** True for a PIS/PASEP/NIT/NIS: eleven digits, masked or not, not all equal, with the right check digit. */
export function isPis(texto: string): boolean {
  const pis = normalizarPis(texto);
  if (!/^\d{11}$/.test(pis) || isRepetido(pis)) return false;
  const valores = valoresDe(pis);
  return digitoModulo11(valores, pesos) === valores[10];
}

/** '120.56798.41-9'; partial digits get the part of the mask they reach. */
export function formatarPis(texto: string): string {
  return aplicarMascara('###.#####.##-#', normalizarPis(texto));
}
