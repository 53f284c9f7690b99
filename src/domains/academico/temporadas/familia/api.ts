import { z } from 'zod';
import { defineEndpoint, publico } from '#shared/endpoint.ts';
import { abertura, CORPO_DO_DOCUMENTO_BYTES, documentoEnviado, envioDaFamilia, paginaDaFamilia } from './esquemas.ts';

/** What a guardian does by a link. The secret comes in the body, which no log keeps. */
export const familiaApi = {
  abrirCadastroDaFamilia: defineEndpoint({
    method: 'POST',
    path: 'CadastroDaFamilia/abertura',
    acesso: publico('opened from a mail by a guardian without an account'),
    resumo: 'What the register says of the family of a link, as far as its season asks',
    body: abertura,
    output: paginaDaFamilia,
  }),
  guardarDocumentoDaFamilia: defineEndpoint({
    method: 'POST',
    path: 'CadastroDaFamilia/documento',
    acesso: publico('sent from a phone by a guardian without an account'),
    resumo: 'Keeps a photographed document until it is sent; another of its kind takes its place',
    corpoMaxBytes: CORPO_DO_DOCUMENTO_BYTES + 5_000,
    body: documentoEnviado,
    output: z.object({ nome: z.string() }),
  }),
  enviarCadastroDaFamilia: defineEndpoint({
    method: 'POST',
    path: 'CadastroDaFamilia/envio',
    acesso: publico('sent from a phone by a guardian without an account'),
    resumo: 'Sends what a guardian corrects of one person, as protocols that the school decides',
    body: envioDaFamilia,
    output: z.object({ protocolos: z.array(z.string()) }),
  }),
};
