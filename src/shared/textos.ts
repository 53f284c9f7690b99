import { type Idioma, type NomesEm, type ParametrosErro, preencher, type Textos } from './erros.ts';

/** A text whose form depends on the count given as parameter `n`. */
export type TextoPlural = { [idioma in Idioma]: { one: string; other: string } };
export type DefinicaoTextos = Readonly<Record<string, Textos | TextoPlural>>;

type NomesDe<D> = D extends { br: infer F }
  ? F extends string
    ? NomesEm<F>
    : F extends { other: infer O extends string }
      ? 'n' | NomesEm<O>
      : never
  : never;
type ValorDe<N, D> = N extends 'n' ? ([Extract<D, TextoPlural>] extends [never] ? string | number : number) : string | number;
/** What a text is asked for with: nothing, or exactly the parameters that it names. A key that is one of several asks for those of all. */
export type Argumentos<D> = [NomesDe<D>] extends [never]
  ? []
  : string extends NomesDe<D>
    ? [params?: ParametrosErro]
    : [params: { [N in NomesDe<D>]: ValorDe<N, D> }];

/** The keys of texts that ask for nothing: the label of a field, the name of a tab. */
export type ChaveSimples<T extends DefinicaoTextos> = { [K in keyof T & string]: [NomesDe<T[K]>] extends [never] ? K : never }[keyof T &
  string];

const formatos: Record<Idioma, Intl.NumberFormat> = {
  br: new Intl.NumberFormat('pt-BR'),
  en: new Intl.NumberFormat('en-US'),
};

/** A count with its thousands apart: 1.204 (or 1,204 in English). Money, dates and codes have writers of their own. */
export const formatarContagem = (numero: number, idioma: Idioma): string => formatos[idioma].format(numero);

/** Defines the texts of a room, both languages side by side; a key that lacks one language does not compile. */
export function defineTextos<const T extends DefinicaoTextos>(textos: T): T {
  return textos;
}

/**
 * The text of a key in a language, with its `{name}` parameters in place.
 *
 * A plural text takes its form from `params.n`: exactly 1 is `one`, everything else (zero included, as in "0 itens")
 * is `other`; inside it `{n}` is written with the thousands separator of the language. Other parameters go in as they
 * come, because a number may be a year or a code: money and dates arrive already formatted.
 */
export function texto<T extends DefinicaoTextos, K extends keyof T & string>(
  textos: T,
  chave: K,
  idioma: Idioma,
  ...argumentos: Argumentos<T[K]>
): string {
  const params: ParametrosErro = argumentos[0] ?? {};
  const definicao: Textos | TextoPlural | undefined = textos[chave];
  if (definicao === undefined) throw new RangeError(`unknown text key: ${chave}`);
  const forma = definicao[idioma];
  if (typeof forma === 'string') return preencher(forma, params);
  const n = params.n;
  if (typeof n !== 'number') return preencher(forma.other, params);
  return preencher(n === 1 ? forma.one : forma.other, { ...params, n: formatarContagem(n, idioma) });
}

/** The texts of a room in one language: `t('titulo')`, `t('alunos', { n })`. */
export type Tradutor<T extends DefinicaoTextos> = <K extends keyof T & string>(chave: K, ...params: Argumentos<T[K]>) => string;
export const tradutor =
  <T extends DefinicaoTextos>(textos: T, idioma: Idioma): Tradutor<T> =>
  (chave, ...params) =>
    texto(textos, chave, idioma, ...params);

/** Keys whose two languages do not ask for the same parameters, or that hold a brace which no parameter closes; a room's test expects none. */
export function parametrosDivergentes(textos: DefinicaoTextos): string[] {
  return Object.entries(textos)
    .filter(([, { br, en }]) => {
      const formas = [...formasDe(br), ...formasDe(en)];
      return (
        new Set(formas.map(parametrosDe)).size > 1 ||
        formas.some((forma) => /[{}]/.test(forma.replaceAll(termo, '').replaceAll(parametro, '')))
      );
    })
    .map(([chave]) => chave);
}

/** A term of a template, which a text may speak of. */
const termo = /\{\{[\w.]+\}\}/g;
const parametro = /\{(\w+)(?::[^{}]*)?\}/g;

function formasDe(forma: string | { one: string; other: string }): string[] {
  return typeof forma === 'string' ? [forma] : [forma.other];
}

function parametrosDe(forma: string): string {
  const nomes = new Set(Array.from(forma.matchAll(parametro), (achado) => achado[1] ?? ''));
  return [...nomes].toSorted((a, b) => (a < b ? -1 : 1)).join(',');
}
