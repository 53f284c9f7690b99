import { isDataCivil, parseDataBr } from '../datas.ts';
import type { ListaDeOpcoes } from '../listas/opcao.ts';
import { normalizarBusca } from '../palavras/busca.ts';

/** Spreadsheets drop the zeros in front of a number: a CPF of nine or ten digits gets them back. */
export function comZeros(texto: string | undefined, digitos: number): string | undefined {
  return texto !== undefined && /^\d+$/.test(texto) && texto.length >= digitos - 2 ? texto.padStart(digitos, '0') : texto;
}

/** A date as sheets have it, also with an hour, a year of two digits not after `ultimoAno`; what is none stays as it is, to be refused by its name. */
export function dataDaPlanilha(texto: string | undefined, ultimoAno: number = new Date().getFullYear()): string | undefined {
  if (!texto || isDataCivil(texto)) return texto;
  return parseDataBr(texto.replace(/[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/, ''), ultimoAno) ?? texto;
}

/** A choice by its value, its name in either language, or its first letters when no other choice begins so. */
export function opcaoDaPlanilha(lista: ListaDeOpcoes, texto: string | undefined): string | undefined {
  if (!texto) return texto;
  const busca = normalizarBusca(texto);
  const nomes = lista.map((opcao) => ({ valor: opcao.valor, nomes: [opcao.valor, opcao.br, opcao.en].map(normalizarBusca) }));
  const exato = nomes.find((opcao) => opcao.nomes.includes(busca));
  const porInicio = nomes.filter((opcao) => opcao.nomes[1]?.startsWith(busca));
  return exato?.valor ?? (porInicio.length === 1 ? porInicio[0]?.valor : texto);
}
