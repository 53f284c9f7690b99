import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { autenticado, comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroTexto, paginaDe, paginacaoQuery, toPaginacao } from '#shared/paginacao.ts';
import {
  esquemaCurso,
  esquemaEdicaoCurso,
  esquemaEdicaoGrupoTurma,
  esquemaEdicaoSegmentacao,
  esquemaEdicaoTurma,
  esquemaGrupoTurma,
  esquemaSegmentacao,
  esquemaTurma,
} from './esquemas.ts';
import { situacoesTurma, turnos } from './turnos.ts';

const porId = z.strictObject({ id: campo.id() });
const formato = z.enum(['csv', 'xlsx']).default('csv');
const criado = z.object({ id: z.number() });
const historico = z.object({
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
});

// Segmentação
const segmentacao = z.object({
  id: z.number(),
  nome: z.string(),
  ordem: z.number(),
  ativa: z.boolean(),
  cursos: z.number(),
  versao: z.number(),
});

// Curso
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

// Grupo de turma
const grupoTurma = z.object({ id: z.number(), nome: z.string(), ativo: z.boolean(), turmas: z.number(), versao: z.number() });

// Turma
const turma = z.object({
  id: z.number(),
  nome: z.string(),
  cursoId: z.number(),
  cursoNome: z.string(),
  segmentacaoId: z.number(),
  segmentacaoNome: z.string(),
  anoLetivoId: z.number(),
  ano: z.number(),
  grupoTurmaId: z.number().nullable(),
  grupoTurmaNome: z.string().nullable(),
  turno: z.enum(['manha', 'tarde', 'noite', 'integral']),
  sala: z.string().nullable(),
  vagas: z.number(),
  alunos: z.number(),
  excedentes: z.number(),
  vagasLivres: z.number(),
  situacao: z.enum(['aberta', 'fechada']),
  versao: z.number(),
});
const filtrosTurma = {
  Nome: filtroTexto(100),
  SegmentacaoId: filtroId(),
  CursoId: filtroId(),
  AnoLetivoId: filtroId(),
  GrupoTurmaId: filtroId(),
  Turno: campo.opcao.opcional(turnos),
  Situacao: campo.opcao.opcional(situacoesTurma),
  ComVaga: filtroBooleano(),
};
const paginacaoTurma = paginacaoQuery({
  colunas: ['nome', 'curso', 'segmentacao', 'turno', 'ano', 'alunos', 'vagas', 'vagasLivres', 'situacao'],
  padrao: 'curso',
  tamanhoPadrao: 50,
});
const consultaTurma = z.strictObject({ ...paginacaoTurma, ...filtrosTurma });
type ConsultaTurma = Omit<z.output<typeof consultaTurma>, keyof typeof paginacaoTurma>;
export type FiltrosTurma = ReturnType<typeof toFiltrosTurma>;
const toFiltrosTurma = (q: ConsultaTurma) => ({
  nome: q.Nome,
  segmentacaoId: q.SegmentacaoId,
  cursoId: q.CursoId,
  anoLetivoId: q.AnoLetivoId,
  grupoTurmaId: q.GrupoTurmaId,
  turno: q.Turno,
  situacao: q.Situacao,
  comVaga: q.ComVaga,
});

const ver = comPermissao('cursos-estrutura:visualizar');
const verTurmas = comPermissao('turmas-estrutura:visualizar');
const verGrupos = comPermissao('grupos-turma:visualizar');

/** Segmentações, cursos, grupos de turma and turmas. */
export const estruturaApi = {
  opcoesEstrutura: defineEndpoint({
    method: 'GET',
    path: 'EstruturaAcademica/opcoes',
    resumo: 'Names of segmentações, cursos, grupos and the turmas of a year (the current one unless told), for filters and pickers',
    acesso: autenticado('names of courses and classes feed the filters of many screens and tell nothing about people'),
    query: z.strictObject({ AnoLetivoId: filtroId() }).transform((q) => ({ anoLetivoId: q.AnoLetivoId })),
    output: z.object({
      segmentacoes: z.array(z.object({ id: z.number(), nome: z.string() })),
      cursos: z.array(z.object({ id: z.number(), nome: z.string(), segmentacaoId: z.number(), ativo: z.boolean() })),
      gruposTurma: z.array(z.object({ id: z.number(), nome: z.string() })),
      turmas: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          cursoId: z.number(),
          anoLetivoId: z.number(),
          turno: z.enum(['manha', 'tarde', 'noite', 'integral']),
          situacao: z.enum(['aberta', 'fechada']),
          vagas: z.number(),
          alunos: z.number(),
          vagasLivres: z.number(),
        }),
      ),
    }),
  }),

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
    output: historico,
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

  listarTurmas: defineEndpoint({
    method: 'GET',
    path: 'Turma/obter-paginado',
    acesso: comPermissao('turmas-estrutura:listar', 'turmas-estrutura:visualizar'),
    resumo: 'Turmas with students and free places',
    query: consultaTurma.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltrosTurma(q) })),
    output: paginaDe(turma),
  }),
  exportarTurmas: defineEndpoint({
    method: 'GET',
    path: 'Turma/exportar',
    acesso: comPermissao('turmas-estrutura:listar'),
    resumo: 'Turmas of a filter as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginacaoTurma, ...filtrosTurma, Formato: formato })
      .transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltrosTurma(q), formato: q.Formato })),
  }),
  obterTurma: defineEndpoint({ method: 'GET', path: 'Turma/{id}', acesso: verTurmas, resumo: 'One turma', params: porId, output: turma }),
  criarTurma: defineEndpoint({
    method: 'POST',
    path: 'Turma',
    acesso: comPermissao('turmas-estrutura:criar'),
    resumo: 'Creates a turma, open',
    body: esquemaTurma,
    output: criado,
  }),
  editarTurma: defineEndpoint({
    method: 'PUT',
    path: 'Turma',
    acesso: comPermissao('turmas-estrutura:editar'),
    resumo: 'Changes a turma',
    body: esquemaEdicaoTurma,
    output: turma,
  }),
  excluirTurma: defineEndpoint({
    method: 'DELETE',
    path: 'Turma/{id}',
    acesso: comPermissao('turmas-estrutura:excluir'),
    resumo: 'Deletes an unused turma',
    params: porId,
  }),
  historicoTurma: defineEndpoint({
    method: 'GET',
    path: 'Turma/{id}/historico',
    acesso: verTurmas,
    resumo: 'Who changed a turma, when and how',
    params: porId,
    output: historico,
  }),
};
