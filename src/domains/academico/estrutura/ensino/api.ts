import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { criado, formato, porId } from '../api-comum.ts';
import { esquemaDisciplina, esquemaEdicaoDisciplina, esquemaEdicaoTipoAvaliacao, esquemaTipoAvaliacao } from './esquemas.ts';
import { areasDoConhecimento, tiposDisciplina } from './listas.ts';

const disciplina = z.object({
  id: z.number(),
  nome: z.string(),
  sigla: z.string().nullable(),
  area: z.string().nullable(),
  cargaHoraria: z.number().nullable(),
  tipo: z.enum(['obrigatoria', 'diversificada', 'optativa']),
  contaPromocao: z.boolean(),
  ordem: z.number(),
  ativa: z.boolean(),
  turmas: z.number(),
  versao: z.number(),
});
const tipoAvaliacao = z.object({
  id: z.number(),
  nome: z.string(),
  sigla: z.string().nullable(),
  valorMaximo: z.string(),
  peso: z.string(),
  recuperacao: z.boolean(),
  todosOsCursos: z.boolean(),
  cursos: z.array(z.number()),
  cursosNomes: z.string(),
  ativo: z.boolean(),
  versao: z.number(),
});
const consultaDisciplinas = {
  ...paginacaoQuery({ colunas: ['nome', 'sigla', 'area', 'tipo', 'cargaHoraria', 'ordem', 'turmas'], padrao: 'ordem', tamanhoPadrao: 50 }),
  Nome: filtroTexto(80),
  Area: campo.opcao.opcional(areasDoConhecimento),
  Tipo: campo.opcao.opcional(tiposDisciplina),
  ContaPromocao: filtroBooleano(),
  Ativa: filtroBooleano(),
};
const consultaTipos = {
  ...paginacaoQuery({ colunas: ['nome', 'sigla', 'valorMaximo', 'peso'], padrao: 'nome', tamanhoPadrao: 50 }),
  Nome: filtroTexto(80),
  CursoId: filtroId(),
  Recuperacao: filtroBooleano(),
  Ativo: filtroBooleano(),
};
const verDisciplinas = comPermissao('disciplinas:visualizar', 'turmas-estrutura:visualizar');
const verTipos = comPermissao('tipo-avaliacao:visualizar');

/** Disciplinas, tipos de avaliação and the criterion of each course. */
export const ensinoApi = {
  listarDisciplinas: defineEndpoint({
    method: 'GET',
    path: 'Disciplina/obter-paginado',
    acesso: comPermissao('disciplinas:listar', 'disciplinas:visualizar', 'turmas-estrutura:visualizar'),
    resumo: 'Subjects, in the order of the report card',
    query: z.strictObject(consultaDisciplinas).transform((q) => ({ paginacao: toPaginacao(q), filtros: q })),
    output: paginaDe(disciplina),
  }),
  exportarDisciplinas: defineEndpoint({
    method: 'GET',
    path: 'Disciplina/exportar',
    acesso: comPermissao('disciplinas:listar'),
    resumo: 'Subjects of a filter as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...consultaDisciplinas, Formato: formato })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: q, formato: q.Formato })),
  }),
  obterDisciplina: defineEndpoint({
    method: 'GET',
    path: 'Disciplina/{id}',
    acesso: verDisciplinas,
    resumo: 'One subject',
    params: porId,
    output: disciplina,
  }),
  criarDisciplina: defineEndpoint({
    method: 'POST',
    path: 'Disciplina',
    acesso: comPermissao('disciplinas:criar'),
    resumo: 'Creates a subject',
    body: esquemaDisciplina,
    output: criado,
  }),
  editarDisciplina: defineEndpoint({
    method: 'PUT',
    path: 'Disciplina',
    acesso: comPermissao('disciplinas:editar'),
    resumo: 'Changes a subject',
    body: esquemaEdicaoDisciplina,
    output: disciplina,
  }),
  excluirDisciplina: defineEndpoint({
    method: 'DELETE',
    path: 'Disciplina/{id}',
    acesso: comPermissao('disciplinas:excluir'),
    resumo: 'Deletes a subject that no class ever had',
    params: porId,
  }),

  listarTiposAvaliacao: defineEndpoint({
    method: 'GET',
    path: 'TipoAvaliacao/obter-paginado',
    acesso: comPermissao('tipo-avaliacao:listar', 'tipo-avaliacao:visualizar'),
    resumo: 'Evaluation types, with the courses that use them',
    query: z.strictObject(consultaTipos).transform((q) => ({ paginacao: toPaginacao(q), filtros: q })),
    output: paginaDe(tipoAvaliacao),
  }),
  exportarTiposAvaliacao: defineEndpoint({
    method: 'GET',
    path: 'TipoAvaliacao/exportar',
    acesso: comPermissao('tipo-avaliacao:listar'),
    resumo: 'Evaluation types of a filter as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...consultaTipos, Formato: formato })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: q, formato: q.Formato })),
  }),
  obterTipoAvaliacao: defineEndpoint({
    method: 'GET',
    path: 'TipoAvaliacao/{id}',
    acesso: verTipos,
    resumo: 'One evaluation type',
    params: porId,
    output: tipoAvaliacao,
  }),
  criarTipoAvaliacao: defineEndpoint({
    method: 'POST',
    path: 'TipoAvaliacao',
    acesso: comPermissao('tipo-avaliacao:criar'),
    resumo: 'Creates an evaluation type',
    body: esquemaTipoAvaliacao,
    output: criado,
  }),
  editarTipoAvaliacao: defineEndpoint({
    method: 'PUT',
    path: 'TipoAvaliacao',
    acesso: comPermissao('tipo-avaliacao:editar'),
    resumo: 'Changes an evaluation type; evaluations already given keep their own maximum and weight',
    body: esquemaEdicaoTipoAvaliacao,
    output: tipoAvaliacao,
  }),
  excluirTipoAvaliacao: defineEndpoint({
    method: 'DELETE',
    path: 'TipoAvaliacao/{id}',
    acesso: comPermissao('tipo-avaliacao:excluir'),
    resumo: 'Deletes an unused evaluation type',
    params: porId,
  }),
};
