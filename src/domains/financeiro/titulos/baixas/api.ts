import { baixaFeita } from '../saidas.ts';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { baixaEsquema, usoDeCreditoEsquema } from './esquemas.ts';

const porId = z.strictObject({ id: campo.id() });

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
