import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { formato, porId } from '../api-comum.ts';
import { esquemaDocentes, esquemaEdicaoDocente, esquemaSubstituicao } from './esquemas.ts';

const linha = z.object({
  /** `d12` an assignment, `t7` a subject of a class that nobody teaches. */
  chave: z.string(),
  /** Null: nobody teaches it. */
  id: z.number().nullable(),
  pessoaId: z.number().nullable(),
  docenteNome: z.string().nullable(),
  turmaDisciplinaId: z.number(),
  turmaId: z.number(),
  turmaNome: z.string(),
  turmaSituacao: z.enum(['aberta', 'fechada']),
  cursoNome: z.string(),
  disciplinaId: z.number(),
  disciplinaNome: z.string(),
  cargaHoraria: z.number().nullable(),
  ano: z.number(),
  /** Of the academic period that serves the class. */
  periodoInicio: z.string().nullable(),
  dataInicio: z.string().nullable(),
  dataFim: z.string().nullable(),
  versao: z.number().nullable(),
});
const consulta = {
  ...paginacaoQuery({
    colunas: ['turma', 'disciplina', 'docente', 'dataInicio', 'dataFim', 'cargaHoraria'],
    padrao: 'turma',
    tamanhoPadrao: 50,
  }),
  Nome: filtroTexto(100),
  AnoLetivoId: filtroId(),
  SegmentacaoId: filtroId(),
  CursoId: filtroId(),
  TurmaId: filtroId(),
  DisciplinaId: filtroId(),
  DocenteId: filtroId(),
  SemDocente: filtroBooleano(),
  Vigente: filtroBooleano(),
};
const anoDocente = z.object({
  id: z.number(),
  nome: z.string(),
  docentePeriodoId: z.number(),
  disciplinaId: z.number(),
  disciplinaNome: z.string(),
  turmaId: z.number(),
  turmaNome: z.string(),
  anoLetivoId: z.number(),
  ano: z.number(),
  dataInicio: z.string(),
  dataFim: z.string().nullable(),
});
const numeros = z.object({ disciplinas: z.number(), semDocente: z.number(), docentes: z.number() });

/** Docentes do período: who teaches which subject in which class, and when. */
export const docentesApi = {
  listarDocentesPeriodo: defineEndpoint({
    method: 'GET',
    path: 'DocentePeriodo/obter-paginado',
    acesso: comPermissao('docentes-periodo:listar', 'docentes-periodo:visualizar'),
    resumo: 'Subjects of classes with their teachers, those without one too',
    query: z.strictObject(consulta).transform((q) => ({ paginacao: toPaginacao(q), filtros: q })),
    output: paginaDe(linha, { numeros }),
  }),
  exportarDocentesPeriodo: defineEndpoint({
    method: 'GET',
    path: 'DocentePeriodo/exportar',
    acesso: comPermissao('docentes-periodo:listar'),
    resumo: 'Teachers of a filter as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...consulta, Formato: formato })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: q, formato: q.Formato })),
  }),
  criarDocentesPeriodo: defineEndpoint({
    method: 'POST',
    path: 'DocentePeriodo',
    acesso: comPermissao('docentes-periodo:criar'),
    resumo: 'Gives a teacher subjects of classes, many at once',
    body: esquemaDocentes,
    output: z.object({ ids: z.array(z.number()) }),
  }),
  editarDocentePeriodo: defineEndpoint({
    method: 'PUT',
    path: 'DocentePeriodo',
    acesso: comPermissao('docentes-periodo:editar'),
    resumo: 'Changes the days of an assignment',
    body: esquemaEdicaoDocente,
  }),
  substituirDocente: defineEndpoint({
    method: 'POST',
    path: 'DocentePeriodo/{id}/substituicao',
    acesso: comPermissao('docentes-periodo:editar'),
    resumo: 'Another teacher takes over from a day on: the first ends the day before, and what he recorded stays his',
    params: porId,
    body: esquemaSubstituicao,
    output: z.object({ id: z.number() }),
  }),
  excluirDocentePeriodo: defineEndpoint({
    method: 'DELETE',
    path: 'DocentePeriodo/{id}',
    acesso: comPermissao('docentes-periodo:excluir'),
    resumo: 'Deletes an assignment that has not begun or was entered today, under which nothing was recorded',
    params: porId,
  }),
  listarAnoDocentes: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/listar-ano-docentes',
    acesso: comPermissao('docentes-periodo:visualizar', 'turmas-estrutura:visualizar', 'painel-coordenador:visualizar'),
    resumo: 'Teachers of a year by subject and class',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['nome', 'disciplina', 'turma', 'dataInicio'], padrao: 'nome', tamanhoPadrao: 50 }),
        disciplinaId: filtroId(),
        anoLetivoId: filtroId(),
        turmaId: filtroId(),
      })
      .transform((q) => ({
        paginacao: toPaginacao(q),
        filtros: { disciplinaId: q.disciplinaId, anoLetivoId: q.anoLetivoId, turmaId: q.turmaId },
      })),
    output: paginaDe(anoDocente),
  }),
};
