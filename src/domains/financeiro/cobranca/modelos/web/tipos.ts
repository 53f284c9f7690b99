import type { RespostaCliente } from '#shared/endpoint.ts';
import { cobrancaModelosApi } from '../api.ts';

export type Modelo = RespostaCliente<typeof cobrancaModelosApi.modelos>['itens'][number];

export type DegrauLido = RespostaCliente<typeof cobrancaModelosApi.degraus>['itens'][number];
