import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { esquemaAluno, filtrosAluno } from './esquemas.ts';

const paginacaoAluno = paginacaoQuery({ colunas: ['nome', 'codigo', 'curso', 'turma', 'segmentacao', 'matricula'], padrao: 'nome' });
const paginacaoNome = paginacaoQuery({ colunas: ['nome', 'codigo'], padrao: 'nome', tamanhoPadrao: 50 });

/** What the lists of students are asked, those of other rooms too. */
export const consultaAluno = z.strictObject({ ...paginacaoAluno, ...filtrosAluno });
export const toFiltrosAluno = (q: Omit<z.output<typeof consultaAluno>, keyof typeof paginacaoAluno>) => ({
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

/** The calls about students that enrollments answer, as the specification names them. */
export const alunosApi = {
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
    resumo:
      'Students of a year (that of the class, or the current one, unless told) that are enrolled or completed it, once for each course',
    query: consultaAluno.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltrosAluno(q) })),
    output: paginaDe(esquemaAluno),
  }),
  listarAlunosParaBoletim: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/obter-alunos-para-boletim',
    acesso: comPermissao('boletins:listar', 'boletins:visualizar', 'matriculas:listar', 'painel-coordenador:visualizar'),
    resumo: 'Students of a year who have a report card: enrolled in a class, or completed it; with `Sairam` those who left instead',
    query: z
      .strictObject({ ...paginacaoAluno, ...filtrosAluno, Sairam: filtroBooleano() })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltrosAluno(q), sairam: q.Sairam })),
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
