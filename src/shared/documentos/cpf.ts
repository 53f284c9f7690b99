import { aplicarMascara, digitoModulo11, isRepetido, valoresDe } from './digitos.ts';

const pesos = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/** Removes the mask (dots, hyphens as word processors write them, too, spaces) and nothing else, so that a wrong text stays wrong. */
export function normalizarCpf(texto: string): string {
  return texto.replaceAll(/[.\-\u2010-\u2015\s]/g, '');
}

/** True for eleven digits, masked or not, not all equal, with right check digits (Receita Federal, module 11). */
export function isCpf(texto: string): boolean {
  const cpf = normalizarCpf(texto);
  if (!/^\d{11}$/.test(cpf) || isRepetido(cpf)) return false;
  const valores = valoresDe(cpf);
  return digitoModulo11(valores, pesos.slice(1)) === valores[9] && digitoModulo11(valores, pesos) === valores[10];
}

/** '529.982.247-25'; partial digits get the part of the mask they reach. */
export function formatarCpf(texto: string): string {
  return aplicarMascara('###.###.###-##', normalizarCpf(texto));
}

/** '***.982.247-**': what lists show of a CPF. Anything that is not eleven digits is hidden whole. */
export function mascararCpf(texto: string): string {
  const cpf = normalizarCpf(texto);
  return /^\d{11}$/.test(cpf) ? `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**` : '***.***.***-**';
}
