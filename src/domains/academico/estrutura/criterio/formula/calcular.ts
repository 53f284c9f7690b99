import { comparar, dividir, type Fracao, fracao, maior, menor, somar, subtrair, vezes, zero } from '../fracao.ts';
import type { Ficha } from './fichas.ts';
import { type Formula, type Funcao, isProblema, lerFormula, type No, nomesDoExame } from './ler.ts';

/** What each name is worth; null or absent: it has no value. */
export type Valores = ReadonlyMap<string, Fracao | null>;
type Impedimento = { faltam: Set<string>; porZero: boolean };
export type ContaDaFormula = { valor: Fracao | null; conta: string; faltam: readonly string[]; porZero: boolean };

const lidas = new Map<string, Formula | null>();
/** A formula that was read before, as every student asks for it again. */
function lerDeNovo(texto: string): Formula | null {
  const conhecida = lidas.get(texto);
  if (conhecida !== undefined) return conhecida;
  if (lidas.size >= 50) lidas.clear();
  const lida = lerFormula(texto, nomesDoExame);
  lidas.set(texto, isProblema(lida) ? null : lida);
  return isProblema(lida) ? null : lida;
}

/**
 * What a formula gives: null where a name without a value, or a division by zero, decides. Functions leave out what has no value; a sum,
 * a product or a quotient with it has none.
 */
export function calcularFormula(texto: string, valores: Valores, exibir: (valor: Fracao) => string): ContaDaFormula {
  const formula = lerDeNovo(texto);
  if (!formula) return { valor: null, conta: texto, faltam: [], porZero: false };
  const impedimento: Impedimento = { faltam: new Set(), porZero: false };
  const valor = calcular(formula.raiz, valores, impedimento);
  const conta = escrever(formula.fichas, (nome, dito) => {
    const dele = valores.get(nome);
    return dele ? exibir(dele) : dito;
  });
  return { valor, conta, faltam: valor ? [] : [...impedimento.faltam], porZero: valor === null && impedimento.porZero };
}

/** Whether a formula asks for a name. */
export const usaNome = (texto: string | null, nome: string): boolean =>
  texto !== null && (lerDeNovo(texto)?.fichas ?? []).some((ficha) => ficha.tipo === 'nome' && ficha.nome === nome);

function calcular(no: No, valores: Valores, impedimento: Impedimento): Fracao | null {
  if (no.tipo === 'numero') return no.valor;
  if (no.tipo === 'nome') {
    const valor = valores.get(no.nome) ?? null;
    if (!valor) impedimento.faltam.add(no.nome);
    return valor;
  }
  if (no.tipo === 'funcao')
    return daFuncao(
      no.nome,
      no.de.flatMap((um) => calcular(um, valores, impedimento) ?? []),
    );
  const [a, b] = [calcular(no.a, valores, impedimento), calcular(no.b, valores, impedimento)];
  if (!a || !b) return null;
  if (no.sinal === '+') return somar(a, b);
  if (no.sinal === '-') return subtrair(a, b);
  if (no.sinal === '*') return vezes(a, b);
  if (b.num === 0n) impedimento.porZero = true;
  return b.num === 0n ? null : quociente(a, b);
}

const quociente = (a: Fracao, b: Fracao): Fracao => (comparar(b, zero) > 0 ? dividir(a, b) : dividir(subtrair(zero, a), subtrair(zero, b)));

function daFuncao(nome: Funcao, de: readonly Fracao[]): Fracao | null {
  const [primeiro, ...resto] = de;
  if (!primeiro) return null;
  if (nome === 'min') return resto.reduce(menor, primeiro);
  if (nome === 'max') return resto.reduce(maior, primeiro);
  return dividir(resto.reduce(somar, primeiro), fracao(String(de.length)));
}

const sinais: Readonly<Record<string, string>> = { '*': ' × ', '/': ' ÷ ', '+': ' + ', '-': ' − ', ';': '; ' };

/** A formula as people read it, with something else in the place of each name. */
export function escrever(fichas: readonly Ficha[], doNome: (nome: string, dito: string) => string): string {
  return fichas
    .map((ficha, i) => {
      const antes = fichas[i - 1]?.texto ?? '(';
      // A minus before a value is its sign.
      if (ficha.texto === '-' && ['(', ';', '+', '-', '*', '/'].includes(antes)) return '−';
      if (ficha.tipo === 'nome' && fichas[i + 1]?.texto !== '(') return doNome(ficha.nome, ficha.texto);
      return sinais[ficha.texto] ?? ficha.texto.replace('.', ',');
    })
    .join('');
}
