import type { AnyEndpoint, EntradaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { historicoDe } from '../auditoria/audit.ts';
import { escrita, leitura, type Rota } from '../http/rota.ts';
import type { ContextoEscrita } from '../http/tipos.ts';
import { type DefinicaoLista, listar, percorrer } from '../listas/listas.ts';
import { type ColunaPlanilha, exportar, type FormatoPlanilha } from '../planilhas/planilha.ts';
import { atosDeRegistro, type Gravado, type Registro } from './registro.ts';

type Corpo = Record<string, unknown>;
type Verbos = 'listar' | 'obter' | 'criar' | 'editar' | 'excluir';
type Api = { readonly [V in Verbos]: AnyEndpoint } & { readonly [V in 'exportar' | 'historico']?: AnyEndpoint };
type QueryDe<A extends Api> = EntradaServidor<A['listar']>['query'];
/** What a register's list may be filtered by, as its endpoint reads it. */
export type FiltrosDe<A extends Api> = QueryDe<A> extends { filtros: infer F } ? F : never;
/** What it may be sorted by. */
type OrdemDe<A extends Api> = QueryDe<A> extends { paginacao: Paginacao<infer C> } ? C : never;

/**
 * The routes of a register, those of its endpoints (`endpointsDeRegistro`). Definition, list and columns are tied by type to one kind of
 * record and to what the list may be asked for; what comes in and goes out is checked by the schemas of the endpoints.
 */
export function rotasDeRegistro<A extends Api, I extends Gravado, B extends Corpo, N extends B>(
  api: A,
  definicao: {
    registro: Registro<I, B, N>;
    lista: (filtros: FiltrosDe<A>) => DefinicaoLista<OrdemDe<A>, I>;
    /** The name of an exported file, and its columns. */
    arquivo?: string;
    colunas?: (idioma: Idioma) => ColunaPlanilha<I>[];
    /** What a new record of this register brings about besides, in the transaction that made it. */
    aposCriar?: (ato: ContextoEscrita, id: number) => Promise<void>;
  },
): Rota[] {
  const { registro, lista, arquivo, colunas, aposCriar } = definicao;
  const atos = atosDeRegistro(registro);
  const de: Api = api;
  // The schemas of the endpoints have made these of what came in.
  const lida = ({ query }: { query: unknown }) =>
    query as { paginacao: Paginacao<OrdemDe<A>>; filtros: FiltrosDe<A>; formato: FormatoPlanilha };
  const qual = ({ params }: { params: unknown }): number => (params as { id: number }).id;
  const rotas = [
    leitura(de.listar, ({ db }, entrada) => listar<I, OrdemDe<A>>(db, lista(lida(entrada).filtros), lida(entrada).paginacao)),
    leitura(de.obter, ({ db }, entrada) => registro.obter(db, qual(entrada))),
    escrita(de.criar, async (ato, { body }) => {
      const gravado = await atos.criar(ato, body as N);
      await aposCriar?.(ato, gravado.id);
      return gravado;
    }),
    escrita(de.editar, async (ato, { body }) => {
      const gravado = await atos.editar(ato, body as B & Gravado);
      return de.editar.output === de.obter.output ? registro.obter(ato.tx, gravado.id) : gravado;
    }),
    escrita(de.excluir, async (ato, entrada) => {
      await atos.excluir(ato, qual(entrada));
      return de.excluir.output && { id: qual(entrada) };
    }),
  ];
  if (de.historico)
    rotas.push(
      leitura(de.historico, async ({ db }, entrada) => {
        await registro.obter(db, qual(entrada));
        return { itens: await historicoDe(db, registro.alvoTipo, qual(entrada)) };
      }),
    );
  if (de.exportar && arquivo !== undefined && colunas)
    rotas.push(
      leitura(de.exportar, async ({ db, pedido }, entrada) => {
        const { formato, filtros, paginacao } = lida(entrada);
        return exportar(arquivo, formato, colunas(pedido.idioma), percorrer<I, OrdemDe<A>>(db, lista(filtros), paginacao));
      }),
    );
  return rotas;
}
