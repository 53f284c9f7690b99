import { digitoModulo11, isRepetido, valoresDe } from '#shared/documentos/digitos.ts';
import { isTituloEleitor } from '#shared/documentos/titulo-eleitor.ts';
import { isCertidao } from '#shared/documentos/certidao.ts';
import type { Sorteio } from '../plano/sorteio.ts';

/** Ninth digit of a CPF: the fiscal region of Pará. */
const regiaoFiscal = '2';
const cpfsPossiveis = 100_000_000;
/** No common factor with 10^8, so that different numbers give different CPFs. */
const salto = 48_271_339;

const pesosCpf = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const pesosPis = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** The CPF of a number from 0 to 99,999,999: valid, and never the same for two numbers. @throws RangeError outside of it */
export function cpfDoNumero(numero: number): string {
  if (!Number.isInteger(numero) || numero < 0 || numero >= cpfsPossiveis) throw new RangeError(`CPF number: ${numero}`);
  const espalhado = (BigInt(numero) * BigInt(salto) + 31_415_926n) % BigInt(cpfsPossiveis);
  const nove = `${String(espalhado).padStart(8, '0')}${regiaoFiscal}`;
  const dez = `${nove}${digitoModulo11(valoresDe(nove), pesosCpf.slice(1))}`;
  const cpf = `${dez}${digitoModulo11(valoresDe(dez), pesosCpf)}`;
  if (isRepetido(cpf)) throw new RangeError(`the CPF of number ${numero} is all one digit`);
  return cpf;
}

/** A valid PIS/PASEP. */
export function sortearPis(sorteio: Sorteio): string {
  const dez = `12${sorteio.digitos(8)}`;
  return `${dez}${digitoModulo11(valoresDe(dez), pesosPis)}`;
}

/** A valid voter id of Pará (13). */
export function sortearTituloEleitor(sorteio: Sorteio): string {
  return comDigitos(`${sorteio.digitos(8)}13`, isTituloEleitor);
}

/** A valid 32-digit registration of a birth certificate: registry office of Belém, birth book, year of registration. */
export function sortearCertidao(sorteio: Sorteio, ano: number): string {
  return comDigitos(`06572${sorteio.digitos(1)}0155${ano}1${sorteio.digitos(15)}`, isCertidao);
}

/** Appends the two check digits that the rule itself accepts, so that no rule is written twice. */
function comDigitos(corpo: string, isValido: (texto: string) => boolean): string {
  for (let digitos = 0; digitos < 100; digitos += 1) {
    const texto = `${corpo}${String(digitos).padStart(2, '0')}`;
    if (isValido(texto)) return texto;
  }
  throw new RangeError(`no check digits fit ${corpo}`);
}
