import { type Fracao, fracao } from '../fracao.ts';
import { type Ficha, fichas, type Problema, ProblemaDeFormula } from './fichas.ts';

/** What a formula says, as a tree: numbers, names, one operation on two sides, one function of several. */
export type No =
  | { tipo: 'numero'; valor: Fracao }
  | { tipo: 'nome'; nome: string }
  | { tipo: 'conta'; sinal: '+' | '-' | '*' | '/'; a: No; b: No }
  | { tipo: 'funcao'; nome: Funcao; de: readonly No[] };
export const funcoes = ['min', 'max', 'media'] as const;
export type Funcao = (typeof funcoes)[number];
export type Formula = { raiz: No; fichas: readonly Ficha[] };

/** Longer than this nobody reads. */
export const FORMULA_MAXIMA = 200;

/** The names of a formula: the average of an etapa by its number, their sum, how many they are, and the marks of the year's end. */
export const nomesDaMedia = /^(E([1-9]|1[0-2])|SE|ET|RC)$/;
export const nomesDoExame = /^(E([1-9]|1[0-2])|SE|ET|RC|MP|EX)$/;

/**
 * Reads a formula: expression = term {(+|-) term}; term = factor {(*|/) factor}; factor = [-] number, name, (expression), or a function of
 * expressions between semicolons. Tells what is wrong and at which character, the first being 1.
 */
export function lerFormula(texto: string, nomes: RegExp): Formula | Problema {
  try {
    const lidas = fichas(texto);
    const leitor = { lidas, i: 0, nomes, fim: texto.length + 1 };
    const raiz = expressao(leitor);
    if (leitor.i < lidas.length) falhar(leitor, 'FORMULA_SOBRA');
    return { raiz, fichas: lidas };
  } catch (causa) {
    if (causa instanceof ProblemaDeFormula) return causa.problema;
    throw causa;
  }
}

export const isProblema = (lida: Formula | Problema): lida is Problema => 'codigo' in lida;

type Leitor = { lidas: readonly Ficha[]; i: number; nomes: RegExp; fim: number };
const olhar = ({ lidas, i }: Leitor): string => lidas[i]?.texto ?? '';

function falhar({ lidas, i, fim }: Leitor, codigo: Problema['codigo']): never {
  const ficha = lidas[i];
  throw new ProblemaDeFormula(
    ficha ? { codigo, posicao: ficha.posicao, trecho: ficha.texto } : { codigo: 'FORMULA_ACABA_ANTES', posicao: fim, trecho: '' },
  );
}

function pegar(leitor: Leitor, ...quais: string[]): string | null {
  const texto = olhar(leitor);
  if (texto === '' || !quais.includes(texto)) return null;
  leitor.i += 1;
  return texto;
}

function expressao(leitor: Leitor): No {
  let no = termo(leitor);
  for (let sinal = pegar(leitor, '+', '-'); sinal; sinal = pegar(leitor, '+', '-'))
    no = { tipo: 'conta', sinal: sinal === '+' ? '+' : '-', a: no, b: termo(leitor) };
  return no;
}

function termo(leitor: Leitor): No {
  let no = fator(leitor);
  for (let sinal = pegar(leitor, '*', '/'); sinal; sinal = pegar(leitor, '*', '/'))
    no = { tipo: 'conta', sinal: sinal === '*' ? '*' : '/', a: no, b: fator(leitor) };
  return no;
}

function fator(leitor: Leitor): No {
  if (pegar(leitor, '-')) return { tipo: 'conta', sinal: '-', a: { tipo: 'numero', valor: fracao('0') }, b: fator(leitor) };
  if (pegar(leitor, '(')) {
    const no = expressao(leitor);
    if (!pegar(leitor, ')')) falhar(leitor, 'FORMULA_SEM_FECHAR');
    return no;
  }
  const ficha = leitor.lidas[leitor.i];
  if (ficha?.tipo === 'numero') {
    leitor.i += 1;
    return { tipo: 'numero', valor: fracao(ficha.texto.replace(',', '.')) };
  }
  if (ficha?.tipo !== 'nome') return falhar(leitor, 'FORMULA_SEM_VALOR');
  const nome = funcoes.find((uma) => uma === ficha.nome.toLowerCase());
  if (nome) return funcao(leitor, nome);
  if (!leitor.nomes.test(ficha.nome)) falhar(leitor, 'FORMULA_NOME_DESCONHECIDO');
  leitor.i += 1;
  return { tipo: 'nome', nome: ficha.nome };
}

function funcao(leitor: Leitor, nome: Funcao): No {
  leitor.i += 1;
  if (!pegar(leitor, '(')) falhar(leitor, 'FORMULA_FUNCAO_SEM_PARENTESES');
  const de = [expressao(leitor)];
  while (pegar(leitor, ';')) de.push(expressao(leitor));
  if (!pegar(leitor, ')')) falhar(leitor, 'FORMULA_SEM_FECHAR');
  return { tipo: 'funcao', nome, de };
}
