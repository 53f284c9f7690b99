import type { Catalogo } from './catalogo.ts';
import type { Certas } from './certezas.ts';
import { filhos, type No } from './no.ts';
import type { Coluna, Tipo } from './tipos.ts';

/** A query being read: what surrounds it, and the columns that are certain where the reading stands. */
export type Lugar = { consulta: No; fora: Lugar | null; fortes: Certas; fracas: Certas };

/** What the parts of a reading ask of one another: a query has sources, sources have expressions, expressions have queries. */
export type Leitor = {
  catalogo: Catalogo;
  /** Columns of sources that were read. */
  lidas: WeakMap<No, Coluna[]>;
  /** What a function of the house answers, when its body says so. */
  corpoDe(funcao: number): Coluna[] | null;
  /** Whether a parameter was null in some execution. */
  isNulo(parametro: number): boolean;
  simples(oid: number, nulo: boolean, dinheiro?: boolean): Tipo;
  colunas(consulta: No, fora: Lugar | null): Coluna[];
  expressao(no: No | null, lugar: Lugar): Tipo;
};

/** Kinds of sources, as PostgreSQL numbers them. */
export const rte = { relacao: 0, subconsulta: 1, juncao: 2, funcao: 3, valores: 5, cte: 6, resultado: 8, grupo: 9 } as const;

/** The same place where more is certain. */
export const sabendo = (lugar: Lugar, certas: Certas): Lugar =>
  certas.size === 0 ? lugar : { ...lugar, fortes: new Set([...lugar.fortes, ...certas]) };

export const algumNulo = (tipos: readonly Tipo[]): boolean => tipos.some(({ nulo }) => nulo);

export const faixas = (lugar: Lugar): No[] => filhos(lugar.consulta, 'rtable');

export const lista = (oid: number, elemento: Tipo): Tipo => ({
  oid,
  ts: new Set([`(${[...elemento.ts, ...(elemento.nulo ? ['null'] : [])].join(' | ') || 'never'})[]`]),
  nulo: false,
  dinheiro: elemento.dinheiro,
});
