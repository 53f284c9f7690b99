import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { resultadoLote } from '#domains/academico/contratos/lotes.ts';
import { assinaturaSaida, envioEsquema } from './esquemas.ts';

const editar = comPermissao('contratos:editar');
const ver = comPermissao('contratos:visualizar');
const mudado = z.object({ id: z.number() });

/** What the school does with papers that are signed by link. */
export const assinaturasApi = {
  listarAssinaturas: defineEndpoint({
    method: 'GET',
    path: 'Contrato/{id}/assinaturas',
    acesso: ver,
    resumo: 'The sendings of a contract and its addenda for signature by link, with the state of each signer',
    params: porId,
    output: z.object({ itens: z.array(assinaturaSaida) }),
  }),
  enviarPorLink: defineEndpoint({
    method: 'POST',
    path: 'Assinatura',
    acesso: editar,
    resumo:
      'Sends papers to each payer and witness by an own link: some, or all of a class that wait for a signature; each judged by itself',
    exigeIdempotencia: true,
    body: envioEsquema,
    output: z.object({
      enviados: z.array(z.object({ id: z.number(), contratoId: z.number() })),
      recusados: z.array(z.object({ contratoId: z.number(), mensagem: z.string() })),
    }),
  }),
  revogarAssinatura: defineEndpoint({
    method: 'POST',
    path: 'Assinatura/{id}/revogacao',
    acesso: editar,
    resumo: 'The links of a sending open nothing any more; what was signed stays on record',
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ min: 3, max: 300 }) }),
    output: mudado,
  }),
  contraAssinar: defineEndpoint({
    method: 'POST',
    path: 'Assinatura/{id}/contra-assinatura',
    acesso: editar,
    resumo: 'The school signs last: text and page of evidence are frozen in one PDF',
    params: porId,
    output: mudado,
  }),
  contraAssinarVarios: defineEndpoint({
    method: 'POST',
    path: 'Contrato/contra-assinaturas',
    acesso: editar,
    resumo: 'The school signs, of many contracts, the papers that all signed, in the background; each contract is all or nothing',
    exigeIdempotencia: true,
    body: z.strictObject({ ids: z.array(campo.id()).min(1).max(5000) }),
    output: resultadoLote,
  }),
  lembrarSignatario: defineEndpoint({
    method: 'POST',
    path: 'Assinatura/signatarios/{id}/lembrete',
    acesso: editar,
    resumo: 'Mails a new link to somebody who has not signed; the earlier one opens nothing any more',
    params: porId,
    output: mudado,
  }),
  responderPergunta: defineEndpoint({
    method: 'POST',
    path: 'Assinatura/perguntas/{id}/resposta',
    acesso: editar,
    resumo: 'Answers what somebody asked before signing, by mail and on their page',
    params: porId,
    body: z.strictObject({ resposta: campo.texto({ min: 1, max: 2000 }) }),
    output: mudado,
  }),
  assinaturaEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Assinatura/{id}/pdf',
    acesso: ver,
    resumo: 'The paper as it was concluded, with its page of evidence; before that as it went out',
    params: porId,
    arquivo: true,
  }),
};
