import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { contratoSaida } from './respostas.ts';

const idParams = z.object({ id: campo.id() });

export const contratosFichaApi = {
  obterContrato: defineEndpoint({
    method: 'GET',
    path: 'Contrato/{id}',
    acesso: comPermissao('contratos:visualizar'),
    resumo: 'One contract with its lines, titles and states',
    params: idParams,
    output: contratoSaida,
  }),
  obterHistoricoContrato: defineEndpoint({
    method: 'GET',
    path: 'Contrato/{id}/historico',
    acesso: comPermissao('contratos:visualizar'),
    resumo: 'Who changed what on a contract',
    params: idParams,
    output: z.array(
      z.object({
        seq: z.number(),
        em: z.string(),
        usuarioNome: z.string().nullable(),
        acao: z.string(),
        antes: z.record(z.string(), z.unknown()).nullable(),
        depois: z.record(z.string(), z.unknown()).nullable(),
        motivo: z.string().nullable(),
      }),
    ),
  }),
};
