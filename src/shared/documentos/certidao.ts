import { aplicarMascara, isRepetido, somaPonderada, valoresDe } from './digitos.ts';

/** Removes spaces, dots and hyphens and nothing else. */
export function normalizarCertidao(texto: string): string {
  return texto.replaceAll(/[.\-\s]/g, '');
}

/** True for the 32-digit registration of a civil certificate with right check digits (CNJ, Provimento 3/2009). */
export function isCertidao(texto: string): boolean {
  const certidao = normalizarCertidao(texto);
  if (!/^\d{32}$/.test(certidao) || isRepetido(certidao)) return false;
  const valores = valoresDe(certidao);
  return digito(valores, 30, 2) === valores[30] && digito(valores, 31, 1) === valores[31];
}

/** Weights grow by one from `inicio`, after 10 comes 0; a remainder of 10 gives 1. */
function digito(valores: readonly number[], quantos: number, inicio: number): number {
  const pesos = Array.from({ length: quantos }, (_, i) => (inicio + i) % 11);
  const resto = somaPonderada(valores, pesos) % 11;
  return resto === 10 ? 1 : resto;
}

/** '104539 01 55 2013 1 00012 021 0000123 21'; partial digits get the part of the mask they reach. */
export function formatarCertidao(texto: string): string {
  return aplicarMascara('###### ## ## #### # ##### ### ####### ##', normalizarCertidao(texto));
}
