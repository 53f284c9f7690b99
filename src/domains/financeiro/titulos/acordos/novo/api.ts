import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { novoAcordoEsquema, simulacaoEsquema } from './esquemas.ts';
import { simulacaoSaida } from './respostas.ts';

/** An agreement simulated and made. */
export const novoAcordoApi = {
  simularAcordo: defineEndpoint({
    method: 'POST',
    path: 'Acordo/simulacao',
    acesso: comPermissao('renegociar-titulo:criar'),
    resumo: 'What an agreement over these titles would be today; writes nothing',
    body: simulacaoEsquema,
    output: simulacaoSaida,
  }),
  renegociar: defineEndpoint({
    method: 'POST',
    path: 'Acordo',
    acesso: comPermissao('renegociar-titulo:criar'),
    resumo: 'Makes an agreement: old titles renegotiated, new ones with the same total, the entry received when asked',
    exigeIdempotencia: true,
    body: novoAcordoEsquema,
    output: z.object({
      id: z.number(),
      numero: z.number(),
      totalCentavos: dinheiro,
      titulos: z.array(z.object({ id: z.number(), numero: z.string() })),
      reciboId: z.number().nullable(),
      reciboNumero: z.number().nullable(),
    }),
  }),
};
