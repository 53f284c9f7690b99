import type { z } from 'zod';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { endpointsDeRegistro } from '#shared/registro-api.ts';
import { historicoDe } from '../auditoria/audit.ts';
import { escrita, leitura, type Rota } from '../http/rota.ts';
import type { ContextoEscrita } from '../http/tipos.ts';
import { type DefinicaoLista, listar, percorrer } from '../listas/listas.ts';
import { type ColunaPlanilha, exportar } from '../planilhas/planilha.ts';
import { atosDeRegistro, type Gravado, type Registro } from './registro.ts';

type Corpo = Record<string, unknown>;
type Consulta = { formato: 'csv' | 'xlsx'; paginacao: Paginacao<string>; filtros: unknown };
type Api = ReturnType<
  typeof endpointsDeRegistro<z.ZodType<Consulta>, z.ZodType<Consulta>, z.ZodType<Gravado>, z.ZodType<Corpo>, z.ZodType<Corpo & Gravado>>
>;

/**
 * The seven routes of a register (`endpointsDeRegistro`). Definition, list and columns are tied by type to one kind of record; what comes
 * in and goes out is checked by the schemas of its endpoints.
 */
export function rotasDeRegistro<I extends Gravado, B extends Corpo, F, O extends string>(
  api: { readonly [K in keyof Api]: AnyEndpoint },
  definicao: {
    registro: Registro<I, B>;
    lista: (filtros: F) => DefinicaoLista<O, I>;
    /** The name of an exported file. */
    arquivo: string;
    colunas: (idioma: Idioma) => ColunaPlanilha<I>[];
    /** What a new record of this register brings about besides, in the transaction that made it. */
    aposCriar?: (ato: ContextoEscrita, id: number) => Promise<void>;
  },
): Rota[] {
  const de = api as unknown as Api;
  const registro = definicao.registro as unknown as Registro<Gravado, Corpo>;
  const listaDe = definicao.lista as unknown as (filtros: unknown) => DefinicaoLista<string, Gravado>;
  const colunas = definicao.colunas as unknown as (idioma: Idioma) => ColunaPlanilha<Gravado>[];
  const { criar, editar, excluir } = atosDeRegistro(registro);
  return [
    leitura(de.listar, ({ db }, { query }) => listar(db, listaDe(query.filtros), query.paginacao) as never),
    leitura(de.exportar, async ({ db, pedido }, { query }) =>
      exportar(definicao.arquivo, query.formato, colunas(pedido.idioma), percorrer(db, listaDe(query.filtros), query.paginacao)),
    ),
    leitura(de.obter, ({ db }, { params }) => registro.obter(db, params.id)),
    leitura(de.historico, async ({ db }, { params }) => {
      await registro.obter(db, params.id);
      return { itens: await historicoDe(db, registro.alvoTipo, params.id) };
    }),
    escrita(de.criar, async (ato, { body }) => {
      const gravado = await criar(ato, body);
      await definicao.aposCriar?.(ato, gravado.id);
      return gravado;
    }),
    escrita(de.editar, (ato, { body }) => editar(ato, body)),
    escrita(de.excluir, async (ato, { params }) => {
      await excluir(ato, params.id);
      return { id: params.id };
    }),
  ];
}
