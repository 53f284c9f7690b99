import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import {
  conselhoAberto,
  conselhosDaTurma,
  esquemaAbertura,
  esquemaDoAluno,
  esquemaDoMotivo,
  esquemaReuniao,
  historiaDoAluno,
  registroDoAluno,
} from './esquemas.ts';

const ver = comPermissao('conselho-de-classe:visualizar');
const conduzir = comPermissao('conselho-de-classe:editar');
const desfazer = comPermissao('conselho-de-classe:excluir');

/** Class councils: held student by student, with minutes. */
export const conselhoApi = {
  listarConselhos: defineEndpoint({
    method: 'GET',
    path: 'Conselho/turmas',
    acesso: ver,
    resumo: 'The classes of a year, with the councils that were held or are open about each of their etapas and about the year',
    query: z
      .strictObject({ AnoLetivoId: campo.id(), SegmentacaoId: filtroId() })
      .transform((q) => ({ anoLetivoId: q.AnoLetivoId, segmentacaoId: q.SegmentacaoId })),
    output: z.object({ turmas: z.array(conselhosDaTurma) }),
  }),
  obterConselho: defineEndpoint({
    method: 'GET',
    path: 'Conselho/{id}',
    acesso: ver,
    resumo: 'A council with each student of its class: grades, absences, what the year gives without the council, and what it said',
    params: porId,
    output: conselhoAberto,
  }),
  obterHistoriaDoAluno: defineEndpoint({
    method: 'GET',
    path: 'Conselho/{id}/aluno/{matriculaId}',
    acesso: ver,
    resumo: 'What was written about a student of a council this year, his years before, and what councils said of him',
    params: porId.extend({ matriculaId: campo.id() }),
    output: historiaDoAluno,
  }),
  abrirConselho: defineEndpoint({
    method: 'POST',
    path: 'Conselho',
    acesso: comPermissao('conselho-de-classe:criar'),
    resumo: 'Opens the council of a class about an etapa or (null) its year; its teachers are proposed as participants',
    exigeIdempotencia: true,
    body: esquemaAbertura,
    output: z.object({ id: z.number() }),
  }),
  editarConselho: defineEndpoint({
    method: 'PUT',
    path: 'Conselho',
    acesso: conduzir,
    resumo: 'Changes the date, the participants and the remarks of an open council',
    body: esquemaReuniao,
    output: z.object({ id: z.number(), versao: z.number() }),
  }),
  registrarAluno: defineEndpoint({
    method: 'PUT',
    path: 'Conselho/aluno',
    acesso: conduzir,
    resumo: 'Records what an open council says of a student and, in a council of the year, decides, over the version that was seen',
    body: esquemaDoAluno,
    output: registroDoAluno,
  }),
  lavrarAta: defineEndpoint({
    method: 'POST',
    path: 'Conselho/{id}/ata',
    acesso: conduzir,
    resumo: 'Draws up the minutes of a council: numbered, frozen, with a verification code',
    params: porId,
    body: z.strictObject({ versao: campo.versao() }),
    output: z.object({ id: z.number(), numero: z.string(), codigoVerificacao: z.string() }),
  }),
  verMinuta: defineEndpoint({
    method: 'GET',
    path: 'Conselho/{id}/minuta',
    acesso: ver,
    resumo: 'The minutes as they would be drawn up now, marked as a draft',
    params: porId,
    arquivo: true,
  }),
  imprimirAta: defineEndpoint({
    method: 'GET',
    path: 'AtaConselho/{id}/pdf',
    acesso: ver,
    resumo: 'The minutes exactly as they were drawn up',
    params: porId,
    arquivo: true,
  }),
  reabrirConselho: defineEndpoint({
    method: 'POST',
    path: 'Conselho/{id}/reabertura',
    acesso: desfazer,
    resumo: 'Reopens a council with minutes, with a reason: they are cancelled and stay readable',
    params: porId,
    body: esquemaDoMotivo,
    output: z.object({ id: z.number() }),
  }),
  cancelarConselho: defineEndpoint({
    method: 'POST',
    path: 'Conselho/{id}/cancelamento',
    acesso: desfazer,
    resumo: 'Cancels a council, with a reason: what it decided does not count, and another may be opened',
    params: porId,
    body: esquemaDoMotivo,
    output: z.object({ id: z.number() }),
  }),
};
