import { z } from 'zod';
import { filtroBooleano, filtroId, filtroTexto } from '#shared/listas/paginacao.ts';
import { emUmaSala, endpointsDeRegistro } from '#shared/registro-api.ts';
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
export const segmentacoesApi = endpointsDeRegistro({
  nome: 'Segmentacao',
  tela: 'cursos-estrutura',
  ordem: { colunas: ['ordem', 'nome'], padrao: 'ordem' },
  filtros: { Nome: filtroTexto(80) },
  item: segmentacao,
  novo: esquemaSegmentacao,
  edicao: esquemaEdicaoSegmentacao,
  editado: segmentacao,
  sem: ['exportar', 'historico'],
  permissoes: { listar: ['cursos-estrutura:visualizar'] },
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
export const cursosApi = endpointsDeRegistro({
  nome: 'Curso',
  tela: 'cursos-estrutura',
  ordem: { colunas: ['nome', 'sigla', 'segmentacao', 'ordem', 'cargaHoraria', 'turmas'], padrao: 'segmentacao' },
  filtros: { Nome: filtroTexto(100), SegmentacaoId: filtroId(), Ativo: filtroBooleano() },
  item: curso,
  novo: esquemaCurso,
  edicao: esquemaEdicaoCurso,
  editado: curso,
  permissoes: { listar: ['cursos-estrutura:listar', 'cursos-estrutura:visualizar'] },
});

const grupoTurma = z.object({ id: z.number(), nome: z.string(), ativo: z.boolean(), turmas: z.number(), versao: z.number() });
export const gruposTurmaApi = endpointsDeRegistro({
  nome: 'GrupoTurma',
  tela: 'grupos-turma',
  ordem: { colunas: ['nome', 'turmas'], padrao: 'nome' },
  filtros: { Nome: filtroTexto(80), Ativo: filtroBooleano() },
  item: grupoTurma,
  novo: esquemaGrupoTurma,
  edicao: esquemaEdicaoGrupoTurma,
  editado: grupoTurma,
  sem: ['exportar', 'historico'],
  permissoes: { listar: ['grupos-turma:listar', 'grupos-turma:visualizar'] },
});

/** Segmentações, cursos and grupos de turma. */
export const estruturaCursosApi = emUmaSala({ segmentacoes: segmentacoesApi, cursos: cursosApi, gruposTurma: gruposTurmaApi });
