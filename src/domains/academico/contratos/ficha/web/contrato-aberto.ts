import type { RespostaCliente } from '#shared/endpoint.ts';
import type { contratosFichaApi } from '../api.ts';

export type ContratoAberto = RespostaCliente<typeof contratosFichaApi.obterContrato>;
