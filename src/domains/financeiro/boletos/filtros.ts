import { z } from 'zod';
import { filtrosDeTitulos } from './esquemas.ts';
import { isSituacaoBoleto } from './situacoes.ts';

const titulos = z.strictObject(filtrosDeTitulos);

/** The filters of a query or a body, by the names that the code uses. */
export const toFiltros = (f: z.output<typeof titulos> & { Situacao?: string | undefined; Desatualizados?: 'sim' | undefined }) => ({
  nome: f.Nome,
  turmaId: f.TurmaId,
  alunoId: f.AlunoId,
  pagadorId: f.PagadorId,
  contaBancariaId: f.ContaBancariaId,
  vencimentoInicial: f.VencimentoInicial,
  vencimentoFinal: f.VencimentoFinal,
  desatualizados: f.Desatualizados === 'sim',
  situacoes: (f.Situacao ?? '').split(',').filter(isSituacaoBoleto),
});

export type FiltrosDeBoletos = ReturnType<typeof toFiltros>;

type Escolha = { filtro?: Parameters<typeof toFiltros>[0] | undefined };
/** A choice of rows or of a filter, by the names that the code uses. */
export const comFiltro = <E extends Escolha>({ filtro, ...resto }: E) => ({ ...resto, ...(filtro ? { filtro: toFiltros(filtro) } : {}) });
