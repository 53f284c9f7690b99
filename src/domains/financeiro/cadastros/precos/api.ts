import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { copiaDePrecos } from '../esquemas.ts';

const copia = z.object({
  precoId: z.number(),
  descricao: z.string(),
  cursoNome: z.string().nullable(),
  valorCentavos: dinheiro,
  novoValorCentavos: dinheiro,
  jaExiste: z.boolean(),
});

/** The prices of a year copied to another one. */
export const copiaDePrecosApi = {
  preverCopia: defineEndpoint({
    method: 'POST',
    path: 'Preco/copias/previa',
    acesso: comPermissao('precos:criar'),
    resumo: 'What copying the prices of a year would create; nothing is saved',
    body: copiaDePrecos,
    output: z.object({ itens: z.array(copia) }),
  }),
  copiar: defineEndpoint({
    method: 'POST',
    path: 'Preco/copias',
    acesso: comPermissao('precos:criar'),
    resumo: 'Copies the active prices of a year to another one, adjusted and rounded',
    body: copiaDePrecos,
    output: z.object({ criados: z.number(), existentes: z.number() }),
  }),
};
