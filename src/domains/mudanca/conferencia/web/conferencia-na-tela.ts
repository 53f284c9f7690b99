import type { RespostaCliente } from '#shared/endpoint.ts';
import type { conferenciaDaMudancaApi } from '../api.ts';

export type ConferenciaNaTela = RespostaCliente<typeof conferenciaDaMudancaApi.obter>;
