import { exibirDecimal } from '#shared/decimais.ts';
import { idiomaAtual } from './i18n.tsx';

const numeros = /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,\d+/g;
const trocados: Readonly<Record<string, string>> = { '.': ',', ',': '.' };

/** The numbers of a text, written with a comma, as readers of the language in use write them: in English with a point. */
export const noIdioma = (texto: string): string =>
  idiomaAtual() === 'en' ? texto.replaceAll(numeros, (numero) => numero.replaceAll(/[.,]/g, (sinal) => trocados[sinal] ?? sinal)) : texto;

/** Decimal text ('7.0000') as it is read on the screen, with `minimo` decimals at least: '7,0', in English '7.0'. */
export const decimalNaTela = (texto: string, minimo = 0): string => noIdioma(exibirDecimal(texto, minimo));
