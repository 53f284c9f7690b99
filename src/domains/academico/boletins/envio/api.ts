import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { ETAPAS_MAXIMO } from '../api.ts';
import { novoConsentimento, retiradaDeConsentimento } from '#domains/pessoas/consentimentos/api.ts';
import { origensDoConsentimento } from '#domains/pessoas/consentimentos/origens.ts';
import { motivosDeFicar } from './motivos.ts';

/** Rows of a preview that are listed; the figures count all. */
export const LISTADOS = 500;
const escolha = {
  /** Chosen enrollments; without them everybody who sits in the classes of the filter. */
  matriculaIds: z.array(campo.id()).min(1).max(500).nullable(),
  anoLetivoId: campo.id.opcional(),
  segmentacaoId: campo.id.opcional(),
  cursoId: campo.id.opcional(),
  turmaId: campo.id.opcional(),
  /** Up to which etapa of the year, counted from 1; null: the whole year. */
  etapa: campo.inteiro({ min: 1, max: ETAPAS_MAXIMO }).nullable(),
};
const enviar = comPermissao('boletins:criar');
const editar = comPermissao('boletins:editar');
const pessoas = {
  matriculaId: z.number(),
  alunoId: z.number(),
  aluno: z.string(),
  turma: z.string(),
  pessoaId: z.number().nullable(),
  responsavel: z.string().nullable(),
  email: z.string().nullable(),
};
const vinculo = { pessoaId: campo.id(), alunoId: campo.id() };
export const registroDeConsentimentos = z.strictObject({
  vinculos: z.array(z.strictObject(vinculo)).min(1).max(LISTADOS),
  ...novoConsentimento.pick({ origem: true, consentidoEm: true }).shape,
});
const situacao = z.enum(['no_correio', 'enviado', 'falhou']);

/** Report cards by mail: to guardians for school matters who agreed. */
export const envioDeBoletinsApi = {
  preverEnvio: defineEndpoint({
    method: 'POST',
    path: 'Boletim/envios/previa',
    acesso: enviar,
    resumo: 'Who would get report cards by mail, who got the same one already and when, and who would get none and why',
    body: z.strictObject(escolha),
    output: z.object({
      quantidade: z.number(),
      jaEnviados: z.number(),
      deFora: z.number(),
      /** The newest envio that the preview saw: what leaves after it is not sent again. */
      vistoAte: z.number(),
      destinatarios: z.array(
        z.object({ ...pessoas, ultimo: z.object({ em: z.string(), por: z.string(), parcial: z.boolean() }).nullable() }),
      ),
      fora: z.array(z.object({ ...pessoas, motivo: z.enum(valoresDaLista(motivosDeFicar)) })),
    }),
  }),
  enviarBoletins: defineEndpoint({
    method: 'POST',
    path: 'Boletim/envios',
    acesso: enviar,
    resumo: 'Sends report cards by mail in the background; who got the same one already gets it again only when asked for',
    body: z.strictObject({ ...escolha, deNovo: z.boolean(), vistoAte: campo.inteiro({ min: 0, max: Number.MAX_SAFE_INTEGER }) }),
    output: z.object({ tarefaId: z.number(), total: z.number() }),
  }),
  obterDestinatarios: defineEndpoint({
    method: 'GET',
    path: 'Boletim/{matriculaId}/destinatarios',
    acesso: enviar,
    resumo: 'The guardians for school matters of an enrollment with their consent, and what was sent to whom',
    params: z.strictObject({ matriculaId: campo.id() }),
    output: z.object({
      alunoId: z.number(),
      responsaveis: z.array(
        z.object({
          pessoaId: z.number(),
          nome: z.string(),
          email: z.string().nullable(),
          consentimento: z
            .object({ origem: z.enum(valoresDaLista(origensDoConsentimento)), consentidoEm: z.string(), em: z.string(), por: z.string() })
            .nullable(),
        }),
      ),
      envios: z.array(
        z.object({
          id: z.number(),
          responsavel: z.string(),
          destino: z.string(),
          etapa: z.string().nullable(),
          parcial: z.boolean(),
          vez: z.number(),
          situacao,
          em: z.string(),
          por: z.string(),
        }),
      ),
    }),
  }),
  registrarConsentimentos: defineEndpoint({
    method: 'POST',
    path: 'Boletim/consentimentos',
    acesso: editar,
    resumo: 'Records that guardians agreed to get the report cards of a student by mail; those who had agreed stay as they are',
    body: registroDeConsentimentos,
    output: z.object({ registrados: z.number() }),
  }),
  revogarConsentimento: defineEndpoint({
    method: 'POST',
    path: 'Boletim/consentimentos/revogacao',
    acesso: editar,
    resumo: 'Records that a guardian took the consent back',
    body: z.strictObject({ ...vinculo, ...retiradaDeConsentimento.shape }),
  }),
};
