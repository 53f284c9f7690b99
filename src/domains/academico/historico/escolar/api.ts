import { z } from 'zod';
import { porId } from './api-comum.ts';
import { consultaAluno, toFiltrosAluno } from '#domains/academico/matriculas/alunos/api.ts';
import { esquemaAluno } from '#domains/academico/matriculas/alunos/esquemas.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { paginaDe, toPaginacao } from '#shared/listas/paginacao.ts';
import { esquemaConfiguracao, esquemaObservacoes } from './esquemas.ts';
import { situacoesDoHistorico } from './tipos.ts';
import { configuracao, historicoAberto } from './respostas.ts';

const ver = comPermissao('historico-escolar:visualizar');
const editar = comPermissao('historico-escolar:editar');

const texto = z.string().nullable();
const alunoComHistorico = esquemaAluno.extend({
  /** The newest transcript that stands, and whether one is being prepared. */
  historico: z.object({ situacao: z.enum(valoresDaLista(situacoesDoHistorico)), numero: texto, dataEmissao: texto }),
});

/** The transcript of a student as it is prepared; `{id}` is the student. */
export const historicoEscolarApi = {
  listarAlunos: defineEndpoint({
    method: 'GET',
    path: 'Pessoa/obter-alunos-historico-escolar',
    acesso: comPermissao(
      'historico-escolar:listar',
      'relatorios-historico-escolar:listar',
      'relatorios-historico-escolar:visualizar',
      'matriculas:listar',
    ),
    resumo: 'Students of a year who have a transcript: all that sat in a class, those who left included; with how theirs stands',
    query: consultaAluno.transform((q) => ({ paginacao: toPaginacao(q), filtros: toFiltrosAluno(q) })),
    output: paginaDe(alunoComHistorico),
  }),
  obterConfiguracao: defineEndpoint({
    method: 'GET',
    path: 'HistoricoEscolar/configuracao',
    acesso: ver,
    resumo: 'Who signs the transcripts of the school, and by which acts it works',
    output: configuracao,
  }),
  salvarConfiguracao: defineEndpoint({
    method: 'PUT',
    path: 'HistoricoEscolar/configuracao',
    acesso: editar,
    resumo: 'Changes who signs and the acts; what was issued keeps its own',
    body: esquemaConfiguracao,
    output: configuracao,
  }),
  salvarObservacoes: defineEndpoint({
    method: 'PUT',
    path: 'HistoricoEscolar/observacoes',
    acesso: editar,
    resumo: 'Writes the observations of a transcript',
    body: esquemaObservacoes,
    output: z.object({ versao: z.number(), observacoes: z.string().nullable() }),
  }),
  obterHistorico: defineEndpoint({
    method: 'GET',
    path: 'HistoricoEscolar/{id}',
    acesso: ver,
    resumo: 'The transcript of a student as it would be issued now, with what stands in its way',
    params: porId,
    output: historicoAberto,
  }),
};
