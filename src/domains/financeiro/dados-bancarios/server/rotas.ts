import type { z } from 'zod';
import { escrita, leitura, type Rota } from '#platform/server/http/rota.ts';
import type { endpointsDeDadosBancarios } from '../api.ts';
import type { DadosBancariosDoRegistro } from '../dados.ts';
import { aprovarMudanca } from './aprovar.ts';
import { obterDadosBancarios } from './obter-dados.ts';
import { pedirMudanca } from './pedir.ts';
import { type RegistroComDadosBancarios, registrarDadosBancarios } from './registro.ts';
import { retirarMudanca } from './retirar.ts';

/** The four routes of a kind of record with bank data, which the clock and the home know from now on. */
export function rotasDeDadosBancarios(
  api: ReturnType<typeof endpointsDeDadosBancarios<z.ZodType<DadosBancariosDoRegistro>>>,
  registro: RegistroComDadosBancarios,
): Rota[] {
  registrarDadosBancarios(registro);
  return [
    leitura(api.obter, (contexto, { params }) => obterDadosBancarios(contexto, registro, params.id)),
    escrita(api.pedir, (ato, { params, body }) => pedirMudanca(ato, { registro, alvoId: params.id, ...body })),
    escrita(api.aprovar, (ato, { params, body }) =>
      aprovarMudanca(ato, { registro, alvoId: params.id, mudancaId: params.mudancaId, ...body }),
    ),
    escrita(api.retirar, (ato, { params, body }) =>
      retirarMudanca(ato, { registro, alvoId: params.id, mudancaId: params.mudancaId, ...body }),
    ),
  ];
}
