import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { modulo10, pesos2a9, somaPonderada, zeros } from './digitos.ts';
import { fatorDoVencimento, vencimentoDoFator } from './fator-vencimento.ts';

const moedaReal = '9';

/** DV geral: módulo 11 over the 43 other digits; 0, 10 and 11 become 1. */
function dvGeral(quarentaETres: string): string {
  const d = 11 - (somaPonderada(quarentaETres, pesos2a9) % 11);
  return d > 9 ? '1' : String(d);
}

export type PartesDoCodigo = { banco: string; vencimento: DataCivil | null; valorCentavos: Centavos; campoLivre: string };

/**
 * The 44 digits of a boleto's barcode: bank, currency, check digit, due-date factor, amount in centavos, free field.
 * Throws RangeError when a part does not fit.
 */
export function montarCodigoDeBarras({ banco, vencimento, valorCentavos, campoLivre }: PartesDoCodigo): string {
  if (campoLivre.length !== 25) throw new RangeError(`free field of ${campoLivre.length} digits`);
  const inicio = zeros(banco, 3) + moedaReal;
  const fim = (vencimento === null ? '0000' : fatorDoVencimento(vencimento)) + zeros(valorCentavos, 10) + zeros(campoLivre, 25);
  return inicio + dvGeral(inicio + fim) + fim;
}

/** The code of the same slip, due on another day: only factor and check digit are others. */
export const comOutroVencimento = (codigo: string, vencimento: DataCivil): string =>
  montarCodigoDeBarras({
    banco: codigo.slice(0, 3),
    vencimento,
    valorCentavos: centavos(Number(codigo.slice(9, 19))),
    campoLivre: codigo.slice(19),
  });

/** The 47 digits that a person types, from the 44 of the barcode, without punctuation. */
export function linhaDigitavel(codigo: string): string {
  const campo = (texto: string): string => texto + modulo10(texto);
  return (
    campo(codigo.slice(0, 4) + codigo.slice(19, 24)) +
    campo(codigo.slice(24, 34)) +
    campo(codigo.slice(34, 44)) +
    codigo.slice(4, 5) +
    codigo.slice(5, 19)
  );
}

/** 'AAABC.CCCCX DDDDD.DDDDDY EEEEE.EEEEEZ K UUUUVVVVVVVVVV'. */
export function formatarLinhaDigitavel(linha: string): string {
  const trecho = (de: number, ate: number): string => linha.slice(de, ate);
  return `${trecho(0, 5)}.${trecho(5, 10)} ${trecho(10, 15)}.${trecho(15, 21)} ${trecho(21, 26)}.${trecho(26, 32)} ${trecho(32, 33)} ${trecho(33, 47)}`;
}

export type LinhaLida = { codigo: string; banco: string; vencimento: DataCivil | null; valorCentavos: Centavos };

/**
 * Reads a typed or pasted line, punctuation ignored; null unless it has 47 digits, its three módulo 10 digits hold and
 * its general digit agrees with the whole barcode (an edited amount is caught by that one alone).
 */
export function lerLinhaDigitavel(texto: string, hoje: DataCivil): LinhaLida | null {
  const n = texto.replace(/[\s.-]/g, '');
  if (!/^\d{47}$/.test(n)) return null;
  const codigo = n.slice(0, 4) + n.slice(32, 33) + n.slice(33, 47) + n.slice(4, 9) + n.slice(10, 20) + n.slice(21, 31);
  if (linhaDigitavel(codigo) !== n || dvGeral(codigo.slice(0, 4) + codigo.slice(5)) !== codigo[4]) return null;
  return {
    codigo,
    banco: codigo.slice(0, 3),
    vencimento: vencimentoDoFator(codigo.slice(5, 9), hoje),
    valorCentavos: centavos(Number(codigo.slice(9, 19))),
  };
}
