import { z } from 'zod';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroInteiro, filtroTexto } from '#shared/listas/paginacao.ts';
import { endpointsDeRegistro } from '#shared/registro-api.ts';
import { esquemaDisciplina, esquemaEdicaoDisciplina, esquemaEdicaoTurma, esquemaTurma } from './esquemas.ts';

const daInstituicao = { instituicaoId: z.number(), instituicaoNome: z.string(), ativa: z.boolean(), versao: z.number() };
const disciplina = z.object({
  id: z.number(),
  nome: z.string(),
  sigla: z.string().nullable(),
  cargaHoraria: z.number().nullable(),
  disciplinaId: z.number().nullable(),
  disciplinaNome: z.string().nullable(),
  ...daInstituicao,
});
const turma = z.object({
  id: z.number(),
  ano: z.number(),
  serie: z.string(),
  nome: z.string(),
  turno: z.enum(['manha', 'tarde', 'noite', 'integral']).nullable(),
  cursoId: z.number().nullable(),
  cursoNome: z.string().nullable(),
  ...daInstituicao,
});

/** Subjects of other institutions with the subject of ours that each counts as. */
export const disciplinasApi = endpointsDeRegistro({
  nome: 'InstituicaoDisciplina',
  tela: 'instituicao-disciplinas',
  ordem: { colunas: ['nome', 'instituicao', 'disciplina', 'cargaHoraria'], padrao: 'instituicao' },
  filtros: {
    Nome: filtroTexto(100),
    InstituicaoId: filtroId(),
    DisciplinaId: filtroId(),
    Mapeada: filtroBooleano(),
    Ativa: filtroBooleano(),
  },
  item: disciplina,
  novo: esquemaDisciplina,
  edicao: esquemaEdicaoDisciplina,
  editado: disciplina,
  sem: ['historico'],
  permissoes: { listar: ['instituicao-disciplinas:listar', 'instituicao-disciplinas:visualizar'] },
});

/** Classes of other institutions. */
export const turmasApi = endpointsDeRegistro({
  nome: 'InstituicaoTurma',
  tela: 'instituicao-turmas',
  ordem: { colunas: ['nome', 'instituicao', 'ano', 'serie', 'curso'], padrao: 'instituicao' },
  filtros: {
    Nome: filtroTexto(100),
    InstituicaoId: filtroId(),
    CursoId: filtroId(),
    Ano: filtroInteiro(1900, 2199),
    Turno: campo.opcao.opcional(turnos),
    Ativa: filtroBooleano(),
  },
  item: turma,
  novo: esquemaTurma,
  edicao: esquemaEdicaoTurma,
  editado: turma,
  sem: ['historico'],
  permissoes: { listar: ['instituicao-turmas:listar', 'instituicao-turmas:visualizar'] },
});

/** What is asked of both besides. */
export const partesApi = {
  opcoes: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoDisciplina/opcoes',
    acesso: comPermissao(
      'instituicao-disciplinas:visualizar',
      'instituicao-disciplinas:listar',
      'instituicao-turmas:visualizar',
      'instituicao-turmas:listar',
    ),
    resumo: 'Our subjects and courses, to be pointed at',
    output: z.object({
      disciplinas: z.array(z.object({ id: z.number(), nome: z.string() })),
      cursos: z.array(z.object({ id: z.number(), nome: z.string() })),
    }),
  }),
  copiarDisciplinas: defineEndpoint({
    method: 'POST',
    path: 'InstituicaoEnsino/{id}/disciplinas-nossas',
    acesso: comPermissao('instituicao-disciplinas:criar'),
    resumo: 'Registers in an institution every active subject of ours that it lacks, mapped to ours',
    params: porId,
    output: z.object({ criadas: z.number(), existentes: z.number() }),
  }),
};
