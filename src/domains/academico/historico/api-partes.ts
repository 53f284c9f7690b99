import { z } from 'zod';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroBooleano, filtroId, filtroInteiro, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { criado, formato, porId } from './api-comum.ts';
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

const filtrosDisciplina = {
  Nome: filtroTexto(100),
  InstituicaoId: filtroId(),
  DisciplinaId: filtroId(),
  Mapeada: filtroBooleano(),
  Ativa: filtroBooleano(),
};
const paginacaoDisciplina = paginacaoQuery({
  colunas: ['nome', 'instituicao', 'disciplina', 'cargaHoraria'],
  padrao: 'instituicao',
  tamanhoPadrao: 50,
});
const consultaDisciplina = z.strictObject({ ...paginacaoDisciplina, ...filtrosDisciplina });
type QDisciplina = z.output<typeof consultaDisciplina>;
const lerDisciplinas = (q: QDisciplina) => ({
  paginacao: toPaginacao(q),
  filtros: { nome: q.Nome, instituicaoId: q.InstituicaoId, disciplinaId: q.DisciplinaId, mapeada: q.Mapeada, ativa: q.Ativa },
});

const filtrosTurma = {
  Nome: filtroTexto(100),
  InstituicaoId: filtroId(),
  CursoId: filtroId(),
  Ano: filtroInteiro(1900, 2199),
  Turno: campo.opcao.opcional(turnos),
  Ativa: filtroBooleano(),
};
const paginacaoTurma = paginacaoQuery({
  colunas: ['nome', 'instituicao', 'ano', 'serie', 'curso'],
  padrao: 'instituicao',
  tamanhoPadrao: 50,
});
const consultaTurma = z.strictObject({ ...paginacaoTurma, ...filtrosTurma });
type QTurma = z.output<typeof consultaTurma>;
const lerTurmas = (q: QTurma) => ({
  paginacao: toPaginacao(q),
  filtros: { nome: q.Nome, instituicaoId: q.InstituicaoId, cursoId: q.CursoId, ano: q.Ano, turno: q.Turno, ativa: q.Ativa },
});

/** What other institutions teach, as our subjects call it, and the classes their students sat in. */
export const partesApi = {
  listarDisciplinas: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoDisciplina/obter-paginado',
    acesso: comPermissao('instituicao-disciplinas:listar', 'instituicao-disciplinas:visualizar'),
    resumo: 'Subjects of other institutions with the subject of ours that each counts as',
    query: consultaDisciplina.transform(lerDisciplinas),
    output: paginaDe(disciplina),
  }),
  exportarDisciplinas: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoDisciplina/exportar',
    acesso: comPermissao('instituicao-disciplinas:listar'),
    resumo: 'Subjects of other institutions of a filter as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginacaoDisciplina, ...filtrosDisciplina, Formato: formato })
      .transform((q) => ({ ...lerDisciplinas(q), formato: q.Formato })),
  }),
  opcoesDePartes: defineEndpoint({
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
  obterDisciplina: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoDisciplina/{id}',
    acesso: comPermissao('instituicao-disciplinas:visualizar'),
    resumo: 'One subject of another institution',
    params: porId,
    output: disciplina,
  }),
  criarDisciplina: defineEndpoint({
    method: 'POST',
    path: 'InstituicaoDisciplina',
    acesso: comPermissao('instituicao-disciplinas:criar'),
    resumo: 'Registers a subject of another institution',
    body: esquemaDisciplina,
    output: criado,
  }),
  copiarDisciplinas: defineEndpoint({
    method: 'POST',
    path: 'InstituicaoEnsino/{id}/disciplinas-nossas',
    acesso: comPermissao('instituicao-disciplinas:criar'),
    resumo: 'Registers in an institution every active subject of ours that it lacks, mapped to ours',
    params: porId,
    output: z.object({ criadas: z.number(), existentes: z.number() }),
  }),
  editarDisciplina: defineEndpoint({
    method: 'PUT',
    path: 'InstituicaoDisciplina',
    acesso: comPermissao('instituicao-disciplinas:editar'),
    resumo: 'Changes a subject of another institution',
    body: esquemaEdicaoDisciplina,
    output: disciplina,
  }),
  excluirDisciplina: defineEndpoint({
    method: 'DELETE',
    path: 'InstituicaoDisciplina/{id}',
    acesso: comPermissao('instituicao-disciplinas:excluir'),
    resumo: 'Deletes a subject of another institution that nothing uses',
    params: porId,
  }),

  listarTurmas: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoTurma/obter-paginado',
    acesso: comPermissao('instituicao-turmas:listar', 'instituicao-turmas:visualizar'),
    resumo: 'Classes of other institutions',
    query: consultaTurma.transform(lerTurmas),
    output: paginaDe(turma),
  }),
  exportarTurmas: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoTurma/exportar',
    acesso: comPermissao('instituicao-turmas:listar'),
    resumo: 'Classes of other institutions of a filter as CSV or XLSX',
    arquivo: true,
    query: z
      .strictObject({ ...paginacaoTurma, ...filtrosTurma, Formato: formato })
      .transform((q) => ({ ...lerTurmas(q), formato: q.Formato })),
  }),
  obterTurma: defineEndpoint({
    method: 'GET',
    path: 'InstituicaoTurma/{id}',
    acesso: comPermissao('instituicao-turmas:visualizar'),
    resumo: 'One class of another institution',
    params: porId,
    output: turma,
  }),
  criarTurma: defineEndpoint({
    method: 'POST',
    path: 'InstituicaoTurma',
    acesso: comPermissao('instituicao-turmas:criar'),
    resumo: 'Registers a class of another institution',
    body: esquemaTurma,
    output: criado,
  }),
  editarTurma: defineEndpoint({
    method: 'PUT',
    path: 'InstituicaoTurma',
    acesso: comPermissao('instituicao-turmas:editar'),
    resumo: 'Changes a class of another institution',
    body: esquemaEdicaoTurma,
    output: turma,
  }),
  excluirTurma: defineEndpoint({
    method: 'DELETE',
    path: 'InstituicaoTurma/{id}',
    acesso: comPermissao('instituicao-turmas:excluir'),
    resumo: 'Deletes a class of another institution that nothing uses',
    params: porId,
  }),
};
