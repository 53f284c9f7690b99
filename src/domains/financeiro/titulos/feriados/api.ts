import { z } from 'zod';
import { filtroTexto } from '#shared/listas/paginacao.ts';
import { endpointsDeRegistro } from '#shared/registro-api.ts';
import { edicaoFeriado, novoFeriado } from './esquemas.ts';

/** Days on which the banks of the school's city are closed. */
export const feriadosApi = endpointsDeRegistro({
  nome: 'FeriadoLocal',
  tela: 'taxas',
  ordem: { colunas: ['dataFeriado', 'nome'], padrao: 'dataFeriado', ascendentePadrao: false },
  filtros: { Nome: filtroTexto(80) },
  item: z.object({ id: z.number(), dataFeriado: z.string(), nome: z.string(), versao: z.number() }),
  novo: novoFeriado,
  edicao: edicaoFeriado,
});
