import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { historicoSaida } from '#shared/historico.ts';
import { filtroBooleano, filtroId, filtroTexto, paginacaoQuery, paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { criado, formato, porId } from '../api-comum.ts';
import { esquemaEdicaoTurma, esquemaTurma } from './esquemas.ts';
import { situacoesTurma, turnos } from '../turnos.ts';

export const turma = z.object({
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
/** Grupos de turma and turmas. */
export const turmasApi = {
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
