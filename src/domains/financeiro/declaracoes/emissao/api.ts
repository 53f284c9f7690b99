import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { emissaoEsquema } from '../esquemas.ts';
import { porId } from '#shared/campos.ts';

const tela = 'rel-declaracao-ir';
const ver = comPermissao(`${tela}:visualizar`);
const criar = comPermissao(`${tela}:criar`);

export const declaracoesEmissaoApi = {
  emitir: defineEndpoint({
    method: 'POST',
    path: 'Declaracao/emissoes',
    acesso: criar,
    resumo: 'Issues the statement of one payer, or answers the one already issued with the same figures',
    exigeIdempotencia: true,
    body: emissaoEsquema,
    output: z.object({ id: z.number(), numero: z.number(), nova: z.boolean() }),
  }),
  declaracaoEmPdf: defineEndpoint({
    method: 'GET',
    path: 'Declaracao/{id}/pdf',
    acesso: ver,
    resumo: 'One statement as it was issued',
    params: porId,
    arquivo: true,
  }),
};
