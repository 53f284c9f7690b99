import { decimaisEm, exibirDecimal } from '#shared/decimais.ts';
import { idiomaAtual } from './i18n.tsx';

/** The numbers of a text, written with a comma, as readers of the language in use write them: in English with a point. */
export const noIdioma = (texto: string): string => decimaisEm(texto, idiomaAtual());

/** Decimal text ('7.0000') as it is read on the screen, with `minimo` decimals at least: '7,0', in English '7.0'. */
export const decimalNaTela = (texto: string, minimo = 0): string => noIdioma(exibirDecimal(texto, minimo));
