import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { filtroBooleano, filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { criado, formato, porId } from '../api-comum.ts';
import { esquemaEdicaoGrupoTurma, esquemaEdicaoTurma, esquemaGrupoTurma, esquemaTurma } from '../cursos/esquemas.ts';
import { situacoesTurma, turnos } from '../turnos.ts';

const grupoTurma = z.object({ id: z.number(), nome: z.string(), ativo: z.boolean(), turmas: z.number(), versao: z.number() });

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

const verTurmas = comPermissao('turmas-estrutura:visualizar');
const verGrupos = comPermissao('grupos-turma:visualizar');

/** Grupos de turma and turmas. */
export const turmasApi = {
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
  fecharTurma: defineEndpoint({
    method: 'POST',
    path: 'Turma/{id}/fechamento',
    acesso: comPermissao('turmas-estrutura:editar'),
    resumo: 'Closes a turma: it takes no enrollment and its structure stays as it is',
    params: porId,
    body: z.strictObject({ versao: campo.versao(), motivo: campo.textoOpcional(300) }),
    output: turma,
  }),
  reabrirTurma: defineEndpoint({
    method: 'POST',
    path: 'Turma/{id}/reabertura',
    acesso: comPermissao('fechamento-cursos-turmas:editar'),
    resumo: 'Reopens a closed turma; the reason stays on record',
    params: porId,
    body: z.strictObject({ versao: campo.versao(), motivo: campo.texto({ max: 300 }) }),
    output: turma,
  }),
  historicoTurma: defineEndpoint({
    method: 'GET',
    path: 'Turma/{id}/historico',
    acesso: verTurmas,
    resumo: 'Who changed a turma, when and how',
    params: porId,
    output: historicoSaida,
  }),
};
