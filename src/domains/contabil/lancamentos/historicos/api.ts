import { z } from 'zod';
import { filtroBooleano, filtroTexto } from '#shared/listas/paginacao.ts';
import { endpointsDeRegistro } from '#shared/registro-api.ts';
import { edicaoHistorico, novoHistorico } from './esquemas.ts';

/** Texts of entries with terms, called by their number. */
export const historicosApi = endpointsDeRegistro({
  nome: 'HistoricoPadrao',
  tela: 'contabil-lancamentos',
  ordem: { colunas: ['codigo', 'texto'], padrao: 'codigo' },
  filtros: { Texto: filtroTexto(100), Ativo: filtroBooleano() },
  item: z.object({ id: z.number(), codigo: z.number(), texto: z.string(), ativo: z.boolean(), versao: z.number() }),
  novo: novoHistorico,
  edicao: edicaoHistorico,
  sem: ['exportar'],
});
