import type { RespostaCliente } from '#shared/endpoint.ts';
import { protocolosApi } from '../api.ts';

export type ProtocoloNaTela = RespostaCliente<typeof protocolosApi.obterProtocolo>;
