import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { alunosApi } from './alunos/api.ts';
import { gerenciadorApi } from './remanejamento/api.ts';
import {
  esquemaAtivacao,
  esquemaConclusao,
  esquemaConferencia,
  esquemaCorrecaoDaData,
  esquemaEnturmacao,
  esquemaMovimentoFeito,
} from './esquemas-movimentos.ts';
import {
  esquemaEdicaoMatricula,
  esquemaMatricula,
  esquemaNovaMatricula,
  esquemaPaginaMatriculas,
  esquemaPreparacao,
  filtrosMatricula,
} from './esquemas.ts';

const porId = z.strictObject({ id: campo.id() });
const paginacaoMatricula = paginacaoQuery({
  colunas: ['nome', 'codigo', 'curso', 'turma', 'dataMatricula'],
  padrao: 'nome',
  tamanhoPadrao: 20,
});

const consultaMatricula = z.strictObject({ ...paginacaoMatricula, ...filtrosMatricula });
const toFiltrosMatricula = (q: Omit<z.output<typeof consultaMatricula>, keyof typeof paginacaoMatricula>) => ({
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
const listar = comPermissao('matriculas:listar', 'matriculas:visualizar');
const ver = comPermissao('matriculas:visualizar');
const criar = comPermissao('matriculas:criar');
const editar = comPermissao('matriculas:editar');

/** Enrollments, and the calls about students that enrollments answer. */
export const matriculasApi = {
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
  prepararMatricula: defineEndpoint({
    method: 'GET',
    path: 'Matricula/preparacao/{pessoaId}',
    acesso: criar,
    resumo: 'What a person already has, and guardians to propose, before enrolling',
    params: z.strictObject({ pessoaId: campo.id() }),
    output: esquemaPreparacao,
  }),
  obterMatricula: defineEndpoint({
    method: 'GET',
    path: 'Matricula/{id}',
    acesso: ver,
    resumo: 'One enrollment: student, guardians, placements and movements',
    params: porId,
    output: esquemaMatricula,
  }),
  criarMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula',
    acesso: criar,
    resumo: 'Enrolls a student in a class',
    body: esquemaNovaMatricula,
    output: z.object({ id: z.number(), codigo: z.string() }),
  }),
  editarMatricula: defineEndpoint({
    method: 'PUT',
    path: 'Matricula',
    acesso: editar,
    resumo: 'Changes guardians and observations',
    body: esquemaEdicaoMatricula,
    output: esquemaMatricula,
  }),
  corrigirDataDaMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/correcao-da-data',
    acesso: editar,
    resumo: 'Corrects the day on which an active enrollment begins, and the entry into its first class with it',
    params: porId,
    body: esquemaCorrecaoDaData,
    output: esquemaMatricula,
  }),
  ativarMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/ativacao',
    acesso: editar,
    resumo: 'Confirms a pre-enrollment',
    params: porId,
    body: esquemaAtivacao,
    output: esquemaMovimentoFeito,
  }),
  enturmarMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/enturmacao',
    acesso: editar,
    resumo: 'Moves the student to another class of the same course and year',
    params: porId,
    body: esquemaEnturmacao,
    output: esquemaMovimentoFeito,
  }),
  concluirMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/conclusao',
    acesso: editar,
    resumo: 'The student finished the course before the closing of the year',
    params: porId,
    body: esquemaConclusao,
    output: esquemaMovimentoFeito,
  }),
  conferirSaida: defineEndpoint({
    method: 'GET',
    path: 'Matricula/{id}/conferencia-de-saida',
    acesso: editar,
    resumo: 'What is missing for a student to leave on a date; none of it stands in the way of a document',
    params: porId,
    query: z.strictObject({ Data: campo.dataCivil.opcional() }).transform((q) => ({ data: q.Data })),
    output: esquemaConferencia,
  }),
  historicoMatricula: defineEndpoint({
    method: 'GET',
    path: 'Matricula/{id}/historico',
    acesso: ver,
    resumo: 'Who changed an enrollment, when and how',
    params: porId,
    output: z.object({
      itens: z.array(
        z.object({
          seq: z.number(),
          em: z.string(),
          usuarioNome: z.string().nullable(),
          acao: z.string(),
          antes: z.record(z.string(), z.unknown()).nullable(),
          depois: z.record(z.string(), z.unknown()).nullable(),
          motivo: z.string().nullable(),
        }),
      ),
    }),
  }),
  ...alunosApi,
  ...gerenciadorApi,
};
