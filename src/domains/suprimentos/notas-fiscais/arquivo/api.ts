import { z } from 'zod';
import { porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';

/** Invoices from files. */
export const arquivoApi = {
  receberArquivo: defineEndpoint({
    method: 'POST',
    path: 'NotaFiscal/importacao',
    acesso: comPermissao('lancamentos-nf:criar'),
    resumo: 'Makes drafts of the XML of an NF-e or of a national NFS-e, or of a ZIP with up to 500 of them, as a job',
    uploadMaxBytes: 10 * 1_048_576,
    output: z.object({
      /** Of one XML, the draft that it became. */
      notaFiscalId: z.number().nullable(),
      /** Of a ZIP, the job that works through it. */
      tarefaId: z.number().nullable(),
      arquivos: z.number(),
    }),
  }),
  baixarArquivo: defineEndpoint({
    method: 'GET',
    path: 'NotaFiscal/{id}/arquivo',
    acesso: comPermissao('lancamentos-nf:visualizar'),
    resumo: 'The file that an invoice came by, as it was sent',
    params: porId,
    arquivo: true,
  }),
};
