import type { RespostaCliente } from '#shared/endpoint.ts';
import { creditosApi } from '../api.ts';

export type Credito = RespostaCliente<typeof creditosApi.creditosDoPagador>['itens'][number];
