import { z } from 'zod';
import { type Campo, campoLido, isVazio, type Leitura } from '../campos/base.ts';
import { lerInteiro } from '../campos/numero.ts';
import { lerBooleano } from './filtros.ts';

export { filtroBooleano, filtroId, filtroIds, filtroInteiro, filtroTexto, filtroValores } from './filtros.ts';

export const tamanhoPadrao = 20;
export const tamanhoMaximo = 500;
export const paginaMaxima = 1_000_000;

/** What a list may be asked for: all of it, the rows of the page alone, or what is told of the whole filter alone. */
export const partesDaLista = ['tudo', 'pagina', 'totais'] as const;
export type ParteDaLista = (typeof partesDaLista)[number];

export type Paginacao<C extends string = string> = {
  numeroDaPagina: number;
  tamanhoDaPagina: number;
  campoOrdenado: C;
  ordenacaoAscendente: boolean;
  /** All of it unless told. */
  parte?: ParteDaLista;
};

export type OpcoesPaginacao<C extends string> = {
  /** The columns that the list may be sorted by: a closed list, named in the refusal of any other. */
  colunas: readonly [C, ...C[]];
  /** The column when none is asked for. */
  padrao: NoInfer<C>;
  /** Rows of a page when none is asked for; 20 unless told (searches by name: 50). */
  tamanhoPadrao?: number;
  /** Direction when none is asked for; ascending unless told. */
  ascendentePadrao?: boolean;
};

type ComPadrao<S, E> = z.ZodDefault<Campo<S, E>>;
export type FormaPaginacao<C extends string> = {
  NumeroDaPagina: ComPadrao<number, number | string>;
  TamanhoDaPagina: ComPadrao<number, number | string>;
  CampoOrdenado: ComPadrao<C, string>;
  OrdenacaoAscendente: ComPadrao<boolean, boolean | string>;
  Parte: ComPadrao<ParteDaLista, string>;
};

/**
 * Paging and sorting of a list as raw shape, to be spread into its query:
 * `z.strictObject({ ...paginacaoQuery({ colunas: ['nome', 'cpf'], padrao: 'nome' }), Nome: filtroTexto(100) })`.
 * Values come as query strings; absent and empty ones take the default, anything else that does not fit is refused.
 */
export function paginacaoQuery<const C extends string>(opcoes: OpcoesPaginacao<C>): FormaPaginacao<C> {
  const { colunas, padrao, ascendentePadrao = true } = opcoes;
  const tamanho = opcoes.tamanhoPadrao ?? tamanhoPadrao;
  return {
    NumeroDaPagina: comPadrao(1, inteiroAte(paginaMaxima), { type: 'integer', minimum: 1, maximum: paginaMaxima }),
    TamanhoDaPagina: comPadrao(tamanho, inteiroAte(tamanhoMaximo), { type: 'integer', minimum: 1, maximum: tamanhoMaximo }),
    CampoOrdenado: comPadrao<C, string>(padrao, (bruto) => lerColuna(bruto, colunas), { type: 'string', enum: colunas }),
    OrdenacaoAscendente: comPadrao<boolean, boolean | string>(ascendentePadrao, lerBooleano, { type: 'boolean' }),
    Parte: comPadrao<ParteDaLista, string>('tudo', lerParte, { type: 'string', enum: partesDaLista }),
  };
}

function comPadrao<S extends string | number | boolean, E>(
  padrao: S,
  ler: (bruto: unknown) => Leitura<S>,
  json: Record<string, unknown>,
): ComPadrao<S, E> {
  const campo = campoLido<S, E>((bruto) => (isVazio(bruto) ? { valor: padrao } : ler(bruto)), json);
  return campo.default(() => padrao) as ComPadrao<S, E>;
}

function inteiroAte(max: number): (bruto: unknown) => Leitura<number> {
  return (bruto) => lerInteiro(bruto, 1, max, 'NUMERO_INTEIRO');
}

function lerColuna<C extends string>(bruto: unknown, colunas: readonly C[]): Leitura<C> {
  // As the names of the query: `CampoOrdenado=Nome` means the column `nome`.
  const pedida = typeof bruto === 'string' ? bruto.trim().toLowerCase() : null;
  const coluna = colunas.find((nome) => nome.toLowerCase() === pedida);
  return coluna === undefined
    ? {
        codigo: 'ORDENACAO_INVALIDA',
        params: { campo: typeof bruto === 'string' ? bruto.slice(0, 60) : '', permitidos: colunas.join(', ') },
      }
    : { valor: coluna };
}

function lerParte(bruto: unknown): Leitura<ParteDaLista> {
  const parte = partesDaLista.find((nome) => nome === bruto);
  return parte === undefined ? { codigo: 'OPCAO_INVALIDA', params: { permitidos: partesDaLista.join(', ') } } : { valor: parte };
}

/** The paging of a validated query, in the names that the code uses. */
export function toPaginacao<C extends string>(query: {
  NumeroDaPagina: number;
  TamanhoDaPagina: number;
  CampoOrdenado: C;
  OrdenacaoAscendente: boolean;
  Parte?: ParteDaLista;
}): Paginacao<C> {
  return {
    numeroDaPagina: query.NumeroDaPagina,
    tamanhoDaPagina: query.TamanhoDaPagina,
    campoOrdenado: query.CampoOrdenado,
    ordenacaoAscendente: query.OrdenacaoAscendente,
    parte: query.Parte ?? 'tudo',
  };
}

/**
 * The schema of one page of items, as every list answers; `doFiltro` is what it tells of the whole filter beside the total. These and the
 * total are null only where `Parte=pagina` left them out: who asks for a list without saying more always has them.
 */
export function paginaDe<I extends z.ZodType, F extends z.ZodRawShape = Record<never, z.ZodType>>(item: I, doFiltro?: F) {
  const nulaveis = Object.fromEntries(
    Object.entries(doFiltro ?? {}).map(([nome, esquema]) => [nome, (esquema as z.ZodType).nullable().default(null)]),
  );
  return z.object({
    itens: z.array(item),
    total: z.number().int().min(0).nullable(),
    numeroDaPagina: z.number().int().min(1),
    tamanhoDaPagina: z.number().int().min(1),
    ...(nulaveis as unknown as Nulaveis<F>),
  });
}
type Nulaveis<F extends z.ZodRawShape> = { [N in keyof F]: z.ZodDefault<z.ZodNullable<F[N]>> };

/** A page with what is told of its whole filter. */
export type Completa<P> = { [N in keyof P]-?: NonNullable<P[N]> };

export function isCompleta<P extends object>(pagina: P): pagina is P & Completa<P> {
  return Object.values(pagina).every((parte) => parte !== null);
}
