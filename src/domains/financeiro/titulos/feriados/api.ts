import { z } from 'zod';
import { filtroTexto, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { endpointsDeRegistro, formato } from '#shared/registro-api.ts';
import { edicaoFeriado, novoFeriado } from './esquemas.ts';

const filtros = {
  ...paginacaoQuery({ colunas: ['dataFeriado', 'nome'], padrao: 'dataFeriado', tamanhoPadrao: 50, ascendentePadrao: false }),
  Nome: filtroTexto(80),
};

/** Days on which the banks of the school's city are closed. */
export const feriadosApi = endpointsDeRegistro({
  nome: 'FeriadoLocal',
  tela: 'taxas',
  lista: z.strictObject(filtros).transform((q) => ({ paginacao: toPaginacao(q), filtros: { nome: q.Nome } })),
  exportacao: z
    .strictObject({ ...filtros, ...formato })
    .transform((q) => ({ formato: q.Formato, paginacao: toPaginacao(q), filtros: { nome: q.Nome } })),
  item: z.object({ id: z.number(), dataFeriado: z.string(), nome: z.string(), versao: z.number() }),
  novo: novoFeriado,
  edicao: edicaoFeriado,
});
