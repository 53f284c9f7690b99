import { aplicarMascara, isRepetido, somaPonderada, valoresDe } from './digitos.ts';

const pesosSequencia = [2, 3, 4, 5, 6, 7, 8, 9];
const pesosUf = [7, 8, 9];
/** 27 states and 28 for voters abroad (TSE, Resolução 21.538, art. 12). */
const ufMaxima = 28;
/** São Paulo and Minas Gerais write 1 where the remainder is 0. */
const ufsEspeciais = [1, 2];

/** Removes spaces, dots and hyphens and nothing else. */
export function normalizarTituloEleitor(texto: string): string {
  return texto.replaceAll(/[.\-\s]/g, '');
}

/** True for a voter id of twelve digits: sequence (8), issuing state (01 to 28), two check digits that match. */
export function isTituloEleitor(texto: string): boolean {
  const titulo = normalizarTituloEleitor(texto);
  if (!/^\d{12}$/.test(titulo) || isRepetido(titulo)) return false;
  const valores = valoresDe(titulo);
  const uf = (valores[8] ?? 0) * 10 + (valores[9] ?? 0);
  if (uf < 1 || uf > ufMaxima) return false;
  const primeiro = digito(somaPonderada(valores, pesosSequencia), uf);
  const segundo = digito(somaPonderada(valores.slice(8), pesosUf), uf);
  return primeiro === valores[10] && segundo === valores[11];
}

function digito(soma: number, uf: number): number {
  const resto = soma % 11;
  if (resto === 0 && ufsEspeciais.includes(uf)) return 1;
  return resto === 10 ? 0 : resto;
}

/** '1023 8501 0671', as printed on the card; partial digits get the part of the mask they reach. */
export function formatarTituloEleitor(texto: string): string {
  return aplicarMascara('#### #### ####', normalizarTituloEleitor(texto));
}
