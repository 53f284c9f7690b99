import { type DataCivil, partesDe } from '../datas/calendario.ts';
import { type Centavos, centavos } from '../dinheiro.ts';

const ateDezenove = [
  '',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
];
const dezenas = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const centenas = [
  '',
  'cento',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
];
const meses = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'];
/** Classes of three digits, from the units up. */
const classes = [
  { um: '', varios: '' },
  { um: 'mil', varios: 'mil' },
  { um: 'milhão', varios: 'milhões' },
  { um: 'bilhão', varios: 'bilhões' },
  { um: 'trilhão', varios: 'trilhões' },
];
const maximo = 999_999_999_999_999;

/**
 * A whole number in Portuguese words, masculine: 12 → 'doze'. Classes are joined as Cunha and Cintra teach: a comma
 * after milhões and above, nothing after mil, and 'e' before a last class up to 100 or of whole hundreds.
 * Throws RangeError unless it is an integer from 0 to 999 trillion.
 */
export function numeroPorExtenso(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > maximo) throw new RangeError(`number in words: ${n}`);
  if (n === 0) return 'zero';
  const grupos = emGrupos(n);
  return grupos.map((grupo, i) => juncao(grupos, i) + emPalavras(grupo)).join('');
}

type Grupo = { valor: number; classe: number };

/** The non-zero groups of three digits, from the highest class down. */
function emGrupos(n: number): Grupo[] {
  return classes
    .map((_, classe) => ({ classe, valor: Math.floor(n / 1000 ** classe) % 1000 }))
    .filter((grupo) => grupo.valor > 0)
    .reverse();
}

function juncao(grupos: readonly Grupo[], i: number): string {
  const anterior = grupos[i - 1];
  const grupo = grupos[i];
  if (!anterior || !grupo) return '';
  const ultimo = i === grupos.length - 1;
  if (ultimo && (grupo.valor <= 100 || grupo.valor % 100 === 0)) return ' e ';
  return anterior.classe >= 2 ? ', ' : ' ';
}

function emPalavras({ valor, classe }: Grupo): string {
  if (classe === 0) return ateNovecentos(valor);
  if (classe === 1 && valor === 1) return 'mil';
  const nome = classes[classe];
  return `${ateNovecentos(valor)} ${valor === 1 ? nome?.um : nome?.varios}`;
}

function ateNovecentos(n: number): string {
  if (n === 100) return 'cem';
  const resto = n % 100;
  const partes = [
    centenas[Math.floor(n / 100)],
    ...(resto < 20 ? [ateDezenove[resto]] : [dezenas[Math.floor(resto / 10)], ateDezenove[resto % 10]]),
  ];
  return partes.filter((parte) => parte !== '').join(' e ');
}

/** Money in Portuguese words: 125090 → 'mil duzentos e cinquenta reais e noventa centavos'; a negative one begins with 'menos'. */
export function valorPorExtenso(valor: Centavos): string {
  if (valor < 0) return `menos ${valorPorExtenso(centavos(Math.abs(valor)))}`;
  const fracao = valor % 100;
  const inteiros = (valor - fracao) / 100;
  const emCentavos = fracao === 0 ? [] : [`${numeroPorExtenso(fracao)} ${fracao === 1 ? 'centavo' : 'centavos'}`];
  if (inteiros === 0 && fracao > 0) return emCentavos.join('');
  const milhoesRedondos = inteiros >= 1_000_000 && inteiros % 1_000_000 === 0;
  const emReais = `${numeroPorExtenso(inteiros)}${milhoesRedondos ? ' de' : ''} ${inteiros <= 1 ? 'real' : 'reais'}`;
  return [emReais, ...emCentavos].join(' e ');
}

/** A date as contracts write it: '20 de novembro de 2026'; the first of a month is '1º'. Throws RangeError for an invalid date. */
export function dataPorExtenso(data: DataCivil): string {
  const { ano, mes, dia } = partesDe(data);
  return `${dia === 1 ? '1º' : dia} de ${meses[mes - 1]} de ${ano}`;
}

/** The line above the signature: where and when. */
export const lugarEData = (cidade: string | null, data: DataCivil): string =>
  `${[cidade, dataPorExtenso(data)].filter(Boolean).join(', ')}.`;
