import type { RespostaCliente } from '#shared/endpoint.ts';
import type { baixasPagarApi } from '../api.ts';

/** A payable as whoever pays it sees it. */
export type TituloParaPagar = RespostaCliente<typeof baixasPagarApi.obterParaPagar>['itens'][number];
