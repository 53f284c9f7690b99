import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { previaDasAssinaturasSaida } from '../respostas.ts';
import { resultadoLote } from '#domains/academico/contratos/lotes.ts';

/** Addenda whose signatures are recorded at once. */
export const assinaturasMaximo = 500;

export const aditivosAssinaturasApi = {
  preverAssinaturas: defineEndpoint({
    method: 'POST',
    path: 'Aditivo/assinaturas/previa',
    acesso: comPermissao('aditivos:criar', 'aditivos:editar'),
    resumo: 'What each of some addenda does once its signature is recorded, and which cannot be recorded and why; nothing is saved',
    body: z.strictObject({ ids: z.array(campo.id()).min(1).max(assinaturasMaximo) }),
    output: previaDasAssinaturasSaida,
  }),
  registrarAssinaturas: defineEndpoint({
    method: 'POST',
    path: 'Aditivo/assinaturas',
    acesso: comPermissao('aditivos:criar', 'aditivos:editar'),
    resumo: 'Records the signatures of many addenda: they come into force as they were sent, in the background',
    exigeIdempotencia: true,
    body: z.strictObject({
      aditivos: z
        .array(z.strictObject({ id: campo.id(), versao: campo.versao() }))
        .min(1)
        .max(assinaturasMaximo),
    }),
    output: resultadoLote,
  }),
};
