import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginaDe, paginacaoQuery, toPaginacao } from '#shared/paginacao.ts';
import {
  esquemaAluno,
  esquemaAtivacao,
  esquemaDesfazimento,
  esquemaEdicaoMatricula,
  esquemaEnturmacao,
  esquemaMatricula,
  esquemaNovaMatricula,
  esquemaPaginaMatriculas,
  esquemaPreparacao,
  esquemaSaida,
  esquemaSituacao,
  filtrosAluno,
  filtrosMatricula,
} from './esquemas.ts';

const porId = z.strictObject({ id: campo.id() });
const paginacaoMatricula = paginacaoQuery({
  colunas: ['nome', 'codigo', 'curso', 'turma', 'dataMatricula'],
  padrao: 'nome',
  tamanhoPadrao: 20,
});
const paginacaoAluno = paginacaoQuery({ colunas: ['nome', 'codigo', 'curso', 'turma', 'segmentacao', 'matricula'], padrao: 'nome' });
const paginacaoNome = paginacaoQuery({ colunas: ['nome', 'codigo'], padrao: 'nome', tamanhoPadrao: 50 });

const consultaMatricula = z.strictObject({ ...paginacaoMatricula, ...filtrosMatricula });
const consultaAluno = z.strictObject({ ...paginacaoAluno, ...filtrosAluno });
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
const toFiltrosAluno = (q: Omit<z.output<typeof consultaAluno>, keyof typeof paginacaoAluno>) => ({
  segmentacaoId: q.SegmentacaoId,
  cursoId: q.CursoId,
  turmaId: q.TurmaId,
  anoLetivoId: q.AnoLetivoId,
  nome: q.Nome,
});
export type FiltrosAluno = ReturnType<typeof toFiltrosAluno>;

const pessoaSemMatricula = paginaDe(
  z.object({ id: z.number(), nome: z.string(), codigo: z.number(), dataNascimento: z.string().nullable() }),
);
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
  ativarMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/ativacao',
    acesso: editar,
    resumo: 'Confirms a pre-enrollment',
    params: porId,
    body: esquemaAtivacao,
    output: esquemaSituacao,
  }),
  enturmarMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/enturmacao',
    acesso: editar,
    resumo: 'Moves the student to another class of the same course and year',
    params: porId,
    body: esquemaEnturmacao,
    output: esquemaSituacao,
  }),
  transferirMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/transferencia',
    acesso: editar,
    resumo: 'The student leaves for another school',
    params: porId,
    body: esquemaSaida,
    output: esquemaSituacao,
  }),
  desistirMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/desistencia',
    acesso: editar,
    resumo: 'The student drops out',
    params: porId,
    body: esquemaSaida,
    output: esquemaSituacao,
  }),
  cancelarMatricula: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/cancelamento',
    acesso: comPermissao('matriculas:excluir'),
    resumo: 'Cancels the enrollment',
    params: porId,
    body: esquemaSaida,
    output: esquemaSituacao,
  }),
  desfazerMovimento: defineEndpoint({
    method: 'POST',
    path: 'Matricula/{id}/desfazimento',
    acesso: editar,
    resumo: 'Undoes the last movement exactly',
    params: porId,
    body: esquemaDesfazimento,
    output: esquemaSituacao,
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

  listarAlunos: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/obter-alunos',
    acesso: comPermissao(
      'matriculas:listar',
      'matriculas:visualizar',
      'pessoas:listar',
      'painel-professor:visualizar',
      'painel-coordenador:visualizar',
    ),
    resumo: 'Students of a year (the current one unless told) that are enrolled or completed it, once for each course',
    query: consultaAluno.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltrosAluno(q) })),
    output: paginaDe(esquemaAluno),
  }),
  listarSemMatricula: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/sem-matricula',
    acesso: comPermissao('matriculas:criar', 'matriculas:listar'),
    resumo: 'People without an active enrollment (in a year, when told)',
    query: z
      .strictObject({ ...paginacaoNome, AnoLetivoId: filtroId() })
      .transform((q) => ({ paginacao: toPaginacao(q), nome: undefined, anoLetivoId: q.AnoLetivoId })),
    output: pessoaSemMatricula,
  }),
  buscarSemMatricula: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/sem-matricula-nome',
    acesso: comPermissao('matriculas:criar', 'matriculas:listar'),
    resumo: 'People without an active enrollment, by part of the name',
    query: z
      .strictObject({ ...paginacaoNome, Nome: filtroTexto(100), AnoLetivoId: filtroId() })
      .transform((q) => ({ paginacao: toPaginacao(q), nome: q.Nome, anoLetivoId: q.AnoLetivoId })),
    output: pessoaSemMatricula,
  }),
};
