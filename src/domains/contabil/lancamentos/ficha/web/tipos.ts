import type { RespostaCliente } from '#shared/endpoint.ts';
import type { lancamentosApi } from '../../api.ts';

export type Lancamento = RespostaCliente<typeof lancamentosApi.obter>;
