import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId, filtroTexto, paginacaoQuery, toPaginacao } from '#shared/listas/paginacao.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import {
  alunoNoRadar,
  esquemaCancelamento,
  esquemaEnvio,
  esquemaPreparo,
  notificacaoAberta,
  paginaDeNotificacoes,
  respostaDoPreparo,
} from './esquemas.ts';
import { assuntosDaNotificacao, destinosDaNotificacao, situacoesDaNotificacao } from './situacoes.ts';

const ver = comPermissao('painel-coordenador:visualizar');
const escrever = comPermissao('painel-coordenador:criar');

/** Who misses too much, and the notices that the law asks for. */
export const notificacoesApi = {
  obterRadar: defineEndpoint({
    method: 'GET',
    path: 'RadarDeFaltas',
    acesso: ver,
    resumo:
      'The absences of the students of a course in a year: to date, how many are left, what comes of the year, and notices given or due',
    query: z
      .strictObject({ AnoLetivoId: campo.id(), CursoId: campo.id() })
      .transform((q) => ({ anoLetivoId: q.AnoLetivoId, cursoId: q.CursoId })),
    output: z.object({ turmas: z.array(z.object({ id: z.number(), nome: z.string() })), alunos: z.array(alunoNoRadar) }),
  }),
  listarNotificacoes: defineEndpoint({
    method: 'GET',
    path: 'Notificacao/obter-paginado',
    acesso: comPermissao('painel-coordenador:listar'),
    resumo: 'Notices of absences and of low averages, the newest first',
    query: z
      .strictObject({
        ...paginacaoQuery({ colunas: ['numero', 'data'], padrao: 'numero', ascendentePadrao: false }),
        Nome: filtroTexto(100),
        AnoLetivoId: filtroId(),
        CursoId: filtroId(),
        Situacao: z.enum(valoresDaLista(situacoesDaNotificacao)).optional(),
        Assunto: z.enum(valoresDaLista(assuntosDaNotificacao)).optional(),
      })
      .transform((q) => ({
        paginacao: toPaginacao(q),
        filtros: { nome: q.Nome, anoLetivoId: q.AnoLetivoId, cursoId: q.CursoId, situacao: q.Situacao, assunto: q.Assunto },
      })),
    output: paginaDeNotificacoes,
  }),
  obterNotificacao: defineEndpoint({
    method: 'GET',
    path: 'Notificacao/{id}',
    acesso: ver,
    resumo: 'A notice: what it is about, to whom it goes, and what was sent when, how and by whom',
    params: porId,
    output: notificacaoAberta,
  }),
  imprimirNotificacao: defineEndpoint({
    method: 'GET',
    path: 'Notificacao/{id}/pdf',
    acesso: ver,
    resumo: 'The letter to a guardian (PessoaId), or the one to the Conselho Tutelar, exactly as it was prepared',
    params: porId,
    query: z
      .strictObject({ Destino: z.enum(valoresDaLista(destinosDaNotificacao)), PessoaId: filtroId() })
      .transform((q) => ({ destino: q.Destino, pessoaId: q.PessoaId ?? null })),
    arquivo: true,
  }),
  prepararNotificacoes: defineEndpoint({
    method: 'POST',
    path: 'Notificacao',
    acesso: escrever,
    exigeIdempotencia: true,
    resumo: 'Prepares numbered notices of students who passed a share of the allowed absences, each by itself, once; mails them when asked',
    body: esquemaPreparo,
    output: respostaDoPreparo,
  }),
  registrarEnvio: defineEndpoint({
    method: 'POST',
    path: 'Notificacao/{id}/envio',
    acesso: escrever,
    exigeIdempotencia: true,
    resumo: 'Sends a notice by mail, or records that it was delivered: to a guardian or to the Conselho Tutelar, once to each',
    params: porId,
    body: esquemaEnvio,
    output: z.object({ id: z.number() }),
  }),
  cancelarNotificacao: defineEndpoint({
    method: 'POST',
    path: 'Notificacao/{id}/cancelamento',
    acesso: escrever,
    resumo: 'Cancels a notice of which nothing was sent, with a reason; another one may then be prepared',
    params: porId,
    body: esquemaCancelamento,
    output: z.object({ id: z.number() }),
  }),
};
