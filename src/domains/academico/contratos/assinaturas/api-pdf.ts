import { z } from 'zod';
import { porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

const editar = comPermissao('contratos:editar');

/** Papers that come back signed, and the authorities that the school trusts. */
export const pdfAssinadoApi = {
  receberPdfAssinado: defineEndpoint({
    method: 'POST',
    path: 'Assinatura/signatarios/{id}/pdf-assinado',
    acesso: editar,
    resumo: 'A signed PDF that came back: judged offline, and taken as the signature of this signer',
    params: porId,
    uploadMaxBytes: 20 * 1_048_576,
    output: z.object({ id: z.number(), nome: z.string(), emissor: z.string() }),
  }),
  baixarPdfAssinado: defineEndpoint({
    method: 'GET',
    path: 'Assinatura/signatarios/{id}/pdf-assinado',
    acesso: comPermissao('contratos:visualizar'),
    resumo: 'The signed PDF exactly as it came',
    params: porId,
    arquivo: true,
  }),
  listarCertificados: defineEndpoint({
    method: 'GET',
    path: 'CertificadoConfiavel',
    acesso: editar,
    resumo: 'The authorities that signed PDFs may lead to',
    output: z.object({ itens: z.array(z.object({ id: z.number(), nome: z.string(), validoAte: z.string(), vencido: z.boolean() })) }),
  }),
  incluirCertificados: defineEndpoint({
    method: 'POST',
    path: 'CertificadoConfiavel',
    acesso: editar,
    resumo: 'Brings in the certificates of authorities from a PEM or DER file; those that are there already stay',
    uploadMaxBytes: 2 * 1_048_576,
    output: z.object({ incluidos: z.number() }),
  }),
  excluirCertificado: defineEndpoint({
    method: 'DELETE',
    path: 'CertificadoConfiavel/{id}',
    acesso: editar,
    resumo: 'An authority is trusted no more; what was accepted stays',
    params: porId,
    output: z.object({ id: z.number() }),
  }),
};
