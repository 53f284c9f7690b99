import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { filtroBooleano, filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { criado, formato, porId } from '../api-comum.ts';
import {
  esquemaCurso,
  esquemaEdicaoCurso,
  esquemaEdicaoGrupoTurma,
  esquemaEdicaoSegmentacao,
  esquemaGrupoTurma,
  esquemaSegmentacao,
} from './esquemas.ts';

const segmentacao = z.object({
  id: z.number(),
  nome: z.string(),
  ordem: z.number(),
  ativa: z.boolean(),
  cursos: z.number(),
  versao: z.number(),
});

const curso = z.object({
  id: z.number(),
  nome: z.string(),
  sigla: z.string().nullable(),
  segmentacaoId: z.number(),
  segmentacaoNome: z.string(),
  ordem: z.number(),
  idadeMinima: z.number().nullable(),
  cargaHoraria: z.number().nullable(),
  proximoCursoId: z.number().nullable(),
  proximoCursoNome: z.string().nullable(),
  ativo: z.boolean(),
  turmas: z.number(),
  versao: z.number(),
});
const filtrosCurso = { Nome: filtroTexto(100), SegmentacaoId: filtroId(), Ativo: filtroBooleano() };
const paginacaoCurso = paginacaoQuery({
  colunas: ['nome', 'sigla', 'segmentacao', 'ordem', 'cargaHoraria', 'turmas'],
  padrao: 'segmentacao',
  tamanhoPadrao: 50,
});

const ver = comPermissao('cursos-estrutura:visualizar');

const grupoTurma = z.object({ id: z.number(), nome: z.string(), ativo: z.boolean(), turmas: z.number(), versao: z.number() });
const verGrupos = comPermissao('grupos-turma:visualizar');

/** Segmentações, cursos and grupos de turma. */
export const cursosApi = {
  listarSegmentacoes: defineEndpoint({
    method: 'GET',
    path: 'Segmentacao/obter-paginado',
    acesso: ver,
    resumo: 'Segmentações',
    query: z
      .strictObject({ ...paginacaoQuery({ colunas: ['ordem', 'nome'], padrao: 'ordem', tamanhoPadrao: 50 }), Nome: filtroTexto(80) })
      .transform((q) => ({ paginacao: toPaginacao(q), nome: q.Nome })),
    output: paginaDe(segmentacao),
  }),
  obterSegmentacao: defineEndpoint({
    method: 'GET',
    path: 'Segmentacao/{id}',
    acesso: ver,
    resumo: 'One segmentação',
    params: porId,
    output: segmentacao,
  }),
  criarSegmentacao: defineEndpoint({
    method: 'POST',
    path: 'Segmentacao',
    acesso: comPermissao('cursos-estrutura:criar'),
    resumo: 'Creates a segmentação',
    body: esquemaSegmentacao,
    output: criado,
  }),
  editarSegmentacao: defineEndpoint({
    method: 'PUT',
    path: 'Segmentacao',
    acesso: comPermissao('cursos-estrutura:editar'),
    resumo: 'Changes a segmentação',
    body: esquemaEdicaoSegmentacao,
    output: segmentacao,
  }),
  excluirSegmentacao: defineEndpoint({
    method: 'DELETE',
    path: 'Segmentacao/{id}',
    acesso: comPermissao('cursos-estrutura:excluir'),
    resumo: 'Deletes an unused segmentação',
    params: porId,
  }),

  listarCursos: defineEndpoint({
    method: 'GET',
    path: 'Curso/obter-paginado',
    acesso: comPermissao('cursos-estrutura:listar', 'cursos-estrutura:visualizar'),
    resumo: 'Cursos',
    query: z
      .strictObject({ ...paginacaoCurso, ...filtrosCurso })
      .transform((q) => ({ paginacao: toPaginacao(q), nome: q.Nome, segmentacaoId: q.SegmentacaoId, ativo: q.Ativo })),
    output: paginaDe(curso),
  }),
  exportarCursos: defineEndpoint({
    method: 'GET',
    path: 'Curso/exportar',
    acesso: comPermissao('cursos-estrutura:listar'),
    resumo: 'Cursos of a filter as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginacaoCurso, ...filtrosCurso, Formato: formato })
      .transform((q) => ({ paginacao: toPaginacao(q), nome: q.Nome, segmentacaoId: q.SegmentacaoId, ativo: q.Ativo, formato: q.Formato })),
  }),
  obterCurso: defineEndpoint({ method: 'GET', path: 'Curso/{id}', acesso: ver, resumo: 'One curso', params: porId, output: curso }),
  criarCurso: defineEndpoint({
    method: 'POST',
    path: 'Curso',
    acesso: comPermissao('cursos-estrutura:criar'),
    resumo: 'Creates a curso',
    body: esquemaCurso,
    output: criado,
  }),
  editarCurso: defineEndpoint({
    method: 'PUT',
    path: 'Curso',
    acesso: comPermissao('cursos-estrutura:editar'),
    resumo: 'Changes a curso',
    body: esquemaEdicaoCurso,
    output: curso,
  }),
  excluirCurso: defineEndpoint({
    method: 'DELETE',
    path: 'Curso/{id}',
    acesso: comPermissao('cursos-estrutura:excluir'),
    resumo: 'Deletes an unused curso',
    params: porId,
  }),
  historicoCurso: defineEndpoint({
    method: 'GET',
    path: 'Curso/{id}/historico',
    acesso: ver,
    resumo: 'Who changed a curso, when and how',
    params: porId,
    output: historicoSaida,
  }),
  listarGruposTurma: defineEndpoint({
    method: 'GET',
    path: 'GrupoTurma/obter-paginado',
    acesso: comPermissao('grupos-turma:listar', 'grupos-turma:visualizar'),
    resumo: 'Grupos de turma',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['nome', 'turmas'], padrao: 'nome', tamanhoPadrao: 50 }),
        Nome: filtroTexto(80),
        Ativo: filtroBooleano(),
      })
      .transform((q) => ({ paginacao: toPaginacao(q), nome: q.Nome, ativo: q.Ativo })),
    output: paginaDe(grupoTurma),
  }),
  obterGrupoTurma: defineEndpoint({
    method: 'GET',
    path: 'GrupoTurma/{id}',
    acesso: verGrupos,
    resumo: 'One grupo de turma',
    params: porId,
    output: grupoTurma,
  }),
  criarGrupoTurma: defineEndpoint({
    method: 'POST',
    path: 'GrupoTurma',
    acesso: comPermissao('grupos-turma:criar'),
    resumo: 'Creates a grupo de turma',
    body: esquemaGrupoTurma,
    output: criado,
  }),
  editarGrupoTurma: defineEndpoint({
    method: 'PUT',
    path: 'GrupoTurma',
    acesso: comPermissao('grupos-turma:editar'),
    resumo: 'Changes a grupo de turma',
    body: esquemaEdicaoGrupoTurma,
    output: grupoTurma,
  }),
  excluirGrupoTurma: defineEndpoint({
    method: 'DELETE',
    path: 'GrupoTurma/{id}',
    acesso: comPermissao('grupos-turma:excluir'),
    resumo: 'Deletes an unused grupo de turma',
    params: porId,
  }),
};
