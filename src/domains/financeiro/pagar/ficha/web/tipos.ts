import type { RespostaCliente } from '#shared/endpoint.ts';
import type { fichaPagarApi } from '../api.ts';

/** The record of a payable. */
export type TituloLido = RespostaCliente<typeof fichaPagarApi.obterTitulo>;
