import { z } from 'zod';
import type { TelaId } from '#catalog/telas.ts';
import { type AnyEndpoint, comPermissao, defineEndpoint } from './endpoint.ts';
import { historicoSaida } from './historico.ts';
import { type OpcoesPaginacao, paginacaoQuery, paginaDe, toPaginacao } from './listas/paginacao.ts';
import { porId } from './campos.ts';

const soId = z.object({ id: z.number() });
const gravado = z.object({ id: z.number(), versao: z.number() });
/** The query member that chooses the file of an export. */
const formato = { Formato: z.enum(['csv', 'xlsx']).default('csv') };

type Permissoes = Parameters<typeof comPermissao>;
type Verbo = 'listar' | 'exportar' | 'obter' | 'historico' | 'criar' | 'editar' | 'excluir';
/** The filters of a list as the server calls them: `SegmentacaoId` of the wire is `segmentacaoId`. */
type Filtros<Q extends z.ZodRawShape> = { [N in keyof Q & string as Uncapitalize<N>]: z.output<Q[N]> };

/** The endpoints that every register has, under one wire name and one screen. */
export function endpointsDeRegistro<
  C extends string,
  Q extends z.ZodRawShape,
  I extends z.ZodType,
  N extends z.ZodType,
  E extends z.ZodType,
  L extends z.ZodType = I,
  A extends z.ZodType = typeof gravado,
  S extends 'exportar' | 'historico' = never,
>(registro: {
  nome: string;
  tela: TelaId;
  ordem: OpcoesPaginacao<C>;
  filtros: Q;
  item: I;
  /** A row of the list, where it says less than the record. */
  itemDaLista?: L;
  novo: N;
  edicao: E;
  /**
   * What an edition answers, where it is not id and version alone: the whole record. Then a creation answers the id alone, and nothing is
   * said of a record that is gone.
   */
  editado?: A;
  /** Which of the seven this register does not have. */
  sem?: readonly S[];
  /** Who may, where it is not whoever has that permission on the screen (`visualizar` for one record and its history). */
  permissoes?: Partial<Record<Verbo, Permissoes>>;
  /** What is to be said of one, where its name alone does not. */
  sobre?: Partial<Record<Verbo, string>>;
}) {
  const { nome, tela, filtros, item, editado, sem = [], permissoes = {}, sobre = {} } = registro;
  const caminho = (resto: string): string => `${nome}/${resto}`;
  const acesso = (verbo: Verbo, acao: 'listar' | 'visualizar' | 'criar' | 'editar' | 'excluir') => ({
    acesso: comPermissao(...(permissoes[verbo] ?? ([`${tela}:${acao}`] as const))),
  });
  const resumo = (verbo: Verbo, usual: string) => ({ resumo: sobre[verbo] ?? `${nome}: ${usual}` });
  const daQuery = { ...paginacaoQuery({ tamanhoPadrao: 50, ...registro.ordem }), ...filtros };
  // The schema has made these of what came in.
  const ler = (q: unknown) => {
    const lida = q as Parameters<typeof toPaginacao<C>>[0] & Readonly<Record<string, unknown>>;
    const daLista = Object.keys(filtros).map((nomeNoFio) => [nomeNoFio.charAt(0).toLowerCase() + nomeNoFio.slice(1), lida[nomeNoFio]]);
    return { paginacao: toPaginacao(lida), filtros: Object.fromEntries(daLista) as Filtros<Q> };
  };
  const todos = {
    listar: defineEndpoint({
      method: 'GET',
      path: caminho('obter-paginado'),
      ...acesso('listar', 'listar'),
      ...resumo('listar', 'paged list'),
      query: z.strictObject(daQuery).transform((q: unknown) => ler(q)),
      output: paginaDe((registro.itemDaLista ?? item) as L),
    }),
    exportar: defineEndpoint({
      method: 'GET',
      path: caminho('exportar'),
      ...acesso('exportar', 'listar'),
      ...resumo('exportar', 'the filtered list as CSV or XLSX'),
      arquivo: true,
      query: z
        .strictObject({ ...daQuery, ...formato })
        .transform((q: unknown) => ({ ...ler(q), formato: (q as { Formato: 'csv' | 'xlsx' }).Formato })),
    }),
    obter: defineEndpoint({
      method: 'GET',
      path: caminho('{id}'),
      ...acesso('obter', 'visualizar'),
      ...resumo('obter', 'one record'),
      params: porId,
      output: item,
    }),
    historico: defineEndpoint({
      method: 'GET',
      path: caminho('{id}/historico'),
      ...acesso('historico', 'visualizar'),
      ...resumo('historico', 'who changed what'),
      params: porId,
      output: historicoSaida,
    }),
    criar: defineEndpoint({
      method: 'POST',
      path: nome,
      ...acesso('criar', 'criar'),
      ...resumo('criar', 'creates a record'),
      body: registro.novo,
      output: editado ? soId : gravado,
    }),
    editar: defineEndpoint({
      method: 'PUT',
      path: nome,
      ...acesso('editar', 'editar'),
      ...resumo('editar', 'edits a record'),
      body: registro.edicao,
      output: (editado ?? gravado) as A,
    }),
    excluir: defineEndpoint({
      method: 'DELETE',
      path: caminho('{id}'),
      ...acesso('excluir', 'excluir'),
      ...resumo('excluir', 'deletes a record that nothing uses'),
      params: porId,
      ...(editado ? {} : { output: soId }),
    }),
  };
  return Object.fromEntries(Object.entries(todos).filter(([verbo]) => !(sem as readonly string[]).includes(verbo))) as Omit<
    typeof todos,
    S
  >;
}

/** The endpoints of several registers as those of one room: `precos.criar`. */
export const emUmaSala = (registros: Readonly<Record<string, Readonly<Record<string, AnyEndpoint>>>>): Record<string, AnyEndpoint> =>
  Object.fromEntries(
    Object.entries(registros).flatMap(([qual, api]) => Object.entries(api).map(([verbo, endpoint]) => [`${qual}.${verbo}`, endpoint])),
  );
