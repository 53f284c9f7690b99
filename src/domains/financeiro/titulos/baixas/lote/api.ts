import { baixaFeita } from '#domains/financeiro/titulos/respostas.ts';
import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { baixasEmLoteEsquema, baixasEsquema } from './esquemas.ts';

const baixar = comPermissao('baixar-titulo:criar');

/** Payments of many titles at once. */
export const baixasEmLoteApi = {
  baixarTitulos: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/baixas',
    acesso: baixar,
    resumo: 'Settles many titles of one payer, all or nothing, with one receipt',
    exigeIdempotencia: true,
    body: baixasEsquema,
    output: baixaFeita,
  }),
  baixarEmLote: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/baixas-em-lote',
    acesso: baixar,
    resumo: 'Settles many titles of any payers, all or nothing, with a receipt for each payer',
    exigeIdempotencia: true,
    body: baixasEmLoteEsquema,
    output: z.object({
      totalCentavos: dinheiro,
      recibos: z.array(baixaFeita.omit({ baixas: true }).extend({ pagadorId: z.number(), pagadorNome: z.string(), titulos: z.number() })),
    }),
  }),
};
