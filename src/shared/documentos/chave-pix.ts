import { isCnpj, normalizarCnpj } from './cnpj.ts';
import { isCpf, normalizarCpf } from './cpf.ts';
import { isTelefone, normalizarTelefone } from './telefone.ts';

const emailMaximo = 77;
const email = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const aleatoria = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const semMascara = (texto: string): string => texto.replace(/[\s().-]/g, '');

/**
 * A Pix key as DICT keeps it (handbook brazil.md §2.9): CPF or CNPJ without mask, e-mail in lower case, phone with +55, random key
 * in lower case. What is none of them comes back trimmed. Eleven bare digits are a CPF: a phone needs its +55 or its brackets.
 */
export function normalizarChavePix(bruta: string): string {
  const texto = bruta.trim();
  const minusculo = texto.toLowerCase();
  if (texto.includes('@')) return minusculo;
  if (aleatoria.test(minusculo)) return minusculo;
  const limpo = semMascara(texto);
  if (isCpf(limpo) && !/^[+(]/.test(texto)) return normalizarCpf(limpo);
  if (limpo.replace('/', '').length === 14 && isCnpj(texto)) return normalizarCnpj(texto);
  if (/^[+(]/.test(texto) && isTelefone(texto)) return normalizarTelefone(texto);
  return texto;
}

/** Whether a text is a Pix key of one of the five kinds, in the form that DICT keeps. */
export function isChavePix(chave: string): boolean {
  if (chave.includes('@')) return chave.length <= emailMaximo && email.test(chave);
  if (chave.startsWith('+')) return /^\+55\d{10,11}$/.test(chave) && isTelefone(chave);
  if (/^\d{11}$/.test(chave)) return isCpf(chave);
  return aleatoria.test(chave) || (/^[0-9A-Z]{12}\d{2}$/.test(chave) && isCnpj(chave));
}
