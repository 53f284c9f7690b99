import { z } from 'zod';
import type { TelaId } from '#catalog/telas.ts';
import { comPermissao, defineEndpoint } from '../endpoint.ts';
import { filtroTexto, paginacaoQuery, toPaginacao } from '../listas/paginacao.ts';
import type { ColunaDeRelatorio, Cruzamento } from './colunas.ts';
import { camposDosFiltros, type FiltrosDeRelatorio, valoresDaConsulta } from './filtros.ts';

export const formatosDeRelatorio = ['csv', 'xlsx', 'pdf'] as const;
export type FormatoDeRelatorio = (typeof formatosDeRelatorio)[number];

const celula = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const totais = z.record(z.string(), z.number());
const aplicados = z.record(z.string(), z.unknown());
const opcaoSaida = z.object({ valor: z.union([z.string(), z.number()]), rotulo: z.string() });

const saidaDaConsulta = z.object({
  itens: z.array(z.record(z.string(), celula)),
  total: z.number().int(),
  numeroDaPagina: z.number().int(),
  tamanhoDaPagina: z.number().int(),
  /** Headings: before which row of the page, how deep, and what the whole group adds up to. */
  grupos: z.array(z.object({ antesDe: z.number().int(), nivel: z.number().int(), totais })),
  totais,
  grafico: z.array(z.object({ chave: celula, rotulo: celula, totais })),
  /** The filters as they were applied, defaults included. */
  aplicados,
});
const saidaDoCruzamento = z.object({
  linhas: z.array(z.object({ chave: z.string(), rotulo: z.string(), valores: z.array(z.number()), total: z.number() })),
  colunas: z.array(z.object({ chave: z.string(), rotulo: z.string(), total: z.number() })),
  total: z.number(),
  aplicados,
});
export type RespostaDoRelatorio = z.output<typeof saidaDaConsulta>;
export type RespostaDoCruzamento = z.output<typeof saidaDoCruzamento>;

type Partes = { nome: string; tela: TelaId; filtros: FiltrosDeRelatorio; colunas: readonly ColunaDeRelatorio[]; cruzamento?: Cruzamento };
export type ApiDoRelatorio = ReturnType<typeof apiDoRelatorio>;

/** The endpoints of a report: names for its filters, its rows, its cross-tab, its files. */
export function apiDoRelatorio({ nome, tela, filtros, colunas, cruzamento }: Partes) {
  const ver = comPermissao(`${tela}:visualizar`, `${tela}:listar`);
  const campos = camposDosFiltros(filtros);
  // A report adds up its whole filter whatever page is shown: no part of it comes apart.
  const { Parte: _, ...paginacao } = paginacaoQuery({
    colunas: ['padrao', ...colunas.map(({ chave }) => chave)],
    padrao: 'padrao',
    tamanhoPadrao: 100,
  });
  const celulas: Record<string, z.ZodType> = cruzamento ? { CelulaLinha: filtroTexto(100), CelulaColuna: filtroTexto(100) } : {};
  const ler = (query: Record<string, unknown>) => ({
    paginacao: toPaginacao(query as Parameters<typeof toPaginacao>[0]),
    filtros: valoresDaConsulta(filtros, query),
    celula: { linha: textoOuNada(query['CelulaLinha']), coluna: textoOuNada(query['CelulaColuna']) },
  });
  return {
    opcoes: defineEndpoint({
      method: 'GET',
      path: `Relatorio/${nome}/opcoes`,
      acesso: ver,
      resumo: `Names for the filters of the report ${nome}`,
      query: z.strictObject(campos).transform((query: Record<string, unknown>) => ({ filtros: valoresDaConsulta(filtros, query) })),
      output: z.object({ opcoes: z.record(z.string(), z.array(opcaoSaida)) }),
    }),
    consultar: defineEndpoint({
      method: 'GET',
      path: `Relatorio/${nome}/obter-paginado`,
      acesso: ver,
      resumo: `Rows, groups and totals of the report ${nome}`,
      query: z.strictObject({ ...paginacao, ...campos, ...celulas }).transform(ler),
      output: saidaDaConsulta,
    }),
    cruzar: cruzamento
      ? defineEndpoint({
          method: 'GET',
          path: `Relatorio/${nome}/cruzamento`,
          acesso: ver,
          resumo: `Cross-tab of the report ${nome}`,
          query: z.strictObject(campos).transform((query: Record<string, unknown>) => ({ filtros: valoresDaConsulta(filtros, query) })),
          output: saidaDoCruzamento,
        })
      : null,
    exportar: defineEndpoint({
      method: 'GET',
      path: `Relatorio/${nome}/exportar`,
      acesso: comPermissao(`${tela}:listar`),
      resumo: `The report ${nome} of a filter as CSV, XLSX or PDF`,
      arquivo: true,
      query: z
        .strictObject({ ...paginacao, ...campos, ...celulas, Formato: z.enum(formatosDeRelatorio).default('csv') })
        .transform((query: Record<string, unknown>) => ({ ...ler(query), formato: query['Formato'] as FormatoDeRelatorio })),
    }),
  };
}

const textoOuNada = (valor: unknown): string | null => (typeof valor === 'string' && valor !== '' ? valor : null);
