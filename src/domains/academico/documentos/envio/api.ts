import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({
  ENVIO_DE_QUE: { br: 'Escolha os documentos, ou uma emissão.', en: 'Choose the documents, or a run.' },
});
const umDosDois = ({ documentoIds, emissaoId }: { documentoIds: unknown; emissaoId: unknown }, ctx: Achados): void => {
  if ((documentoIds === null) === (emissaoId === null)) ctx.addIssue(recusa('ENVIO_DE_QUE', {}, ['documentoIds']));
};

/** Issued papers by mail, to the guardians of the student. */
export const envioDeDocumentosApi = {
  enviarDocumentos: defineEndpoint({
    method: 'POST',
    path: 'DocumentoEmitido/envios',
    acesso: comPermissao('matriculas:editar'),
    resumo: 'Sends issued papers by mail in the background; who got one already gets it again only when asked for',
    body: z
      .strictObject({ documentoIds: z.array(campo.id()).min(1).max(500).nullable(), emissaoId: campo.id.opcional(), deNovo: z.boolean() })
      .check(regra(umDosDois)),
    output: z.object({ tarefaId: z.number(), total: z.number() }),
  }),
  listarEnvios: defineEndpoint({
    method: 'GET',
    path: 'DocumentoEmitido/{id}/envios',
    acesso: comPermissao('matriculas:visualizar'),
    resumo: 'Who got a paper by mail, when, and whether the mail left',
    params: porId,
    output: z.object({
      itens: z.array(
        z.object({
          id: z.number(),
          responsavel: z.string(),
          destino: z.string(),
          situacao: z.enum(['no_correio', 'enviado', 'falhou']),
          em: z.string(),
          por: z.string(),
        }),
      ),
    }),
  }),
};
