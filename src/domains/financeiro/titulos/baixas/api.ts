import { baixaFeita } from '../respostas.ts';
import { z } from 'zod';
import { campo, dinheiro, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { baixaEsquema, usoDeCreditoEsquema } from './esquemas.ts';

const baixar = comPermissao('baixar-titulo:criar');

/** Payments of one title, in money or by a credit. */
export const baixasApi = {
  baixarTitulo: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/{id}/baixa',
    acesso: baixar,
    resumo: 'Settles a title, whole or in part, with a receipt',
    exigeIdempotencia: true,
    params: porId,
    body: baixaEsquema,
    output: baixaFeita,
  }),
  usarCreditos: defineEndpoint({
    method: 'POST',
    path: 'TituloReceber/{id}/creditos',
    acesso: baixar,
    resumo: 'Settles a title with all the credits of its payer, the oldest first, in one act; a receipt for each credit',
    exigeIdempotencia: true,
    params: porId,
    body: z.strictObject({ dataUso: campo.dataCivil() }),
    output: z.object({ totalCentavos: dinheiro, recibos: z.array(baixaFeita) }),
  }),
  usarCredito: defineEndpoint({
    method: 'POST',
    path: 'Credito/{id}/uso',
    acesso: comPermissao('baixar-titulo:criar'),
    resumo: 'Settles titles of the same payer with a credit, with a receipt',
    exigeIdempotencia: true,
    params: porId,
    body: usoDeCreditoEsquema,
    output: baixaFeita,
  }),
};
