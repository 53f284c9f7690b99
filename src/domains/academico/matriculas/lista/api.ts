import { z } from 'zod';
import { paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { esquemaPaginaMatriculas, filtrosMatricula } from './esquemas.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const listar = comPermissao('matriculas:listar', 'matriculas:visualizar');

export const paginacaoMatricula = paginacaoQuery({
  colunas: ['nome', 'codigo', 'curso', 'turma', 'dataMatricula'],
  padrao: 'nome',
  tamanhoPadrao: 20,
});

export const consultaMatricula = z.strictObject({ ...paginacaoMatricula, ...filtrosMatricula });

export const toFiltrosMatricula = (q: Omit<z.output<typeof consultaMatricula>, keyof typeof paginacaoMatricula>) => ({
  segmentacaoId: q.SegmentacaoId,
  cursoId: q.CursoId,
  turmaId: q.TurmaId,
  anoLetivoId: q.AnoLetivoId,
  nome: q.Nome,
  movimentos: q.Movimento,
  ativa: q.Ativa,
  dataMatriculaDe: q.DataMatriculaDe,
  dataMatriculaAte: q.DataMatriculaAte,
});

export type FiltrosMatricula = ReturnType<typeof toFiltrosMatricula>;

export const matriculasListaApi = {
  listarMatriculas: defineEndpoint({
    method: 'GET',
    path: 'Matricula/obter-paginado',
    acesso: listar,
    resumo: 'Enrollments of a filter, with how many of each movement it has',
    query: consultaMatricula.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltrosMatricula(q) })),
    output: esquemaPaginaMatriculas,
  }),
  exportarMatriculas: defineEndpoint({
    method: 'GET',
    path: 'Matricula/exportar',
    acesso: comPermissao('matriculas:listar'),
    resumo: 'Enrollments of a filter as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginacaoMatricula, ...filtrosMatricula, Formato: z.enum(['csv', 'xlsx']).default('csv') })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltrosMatricula(q), formato: q.Formato })),
  }),
};
