import { z } from 'zod';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { novoTituloEsquema } from './esquemas.ts';

/** Titles made by hand. */
export const emissaoApi = {
  criarTitulo: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber',
    acesso: comPermissao('contas-a-receber:criar'),
    resumo: 'Creates a title by hand',
    exigeIdempotencia: true,
    body: novoTituloEsquema,
    output: z.object({ id: z.number(), numero: z.string() }),
  }),
};
