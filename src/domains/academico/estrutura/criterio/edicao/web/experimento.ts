import type { EntradaCliente, RespostaCliente } from '#shared/endpoint.ts';
import type { laboratorioApi } from '../api.ts';

/** What was asked of a trial, and what it answered. */
export type Pedido = EntradaCliente<typeof laboratorioApi.experimentarCriterio>['body'];
export type Experimento = RespostaCliente<typeof laboratorioApi.experimentarCriterio>;
