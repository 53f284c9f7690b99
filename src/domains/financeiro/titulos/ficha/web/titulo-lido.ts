import type { RespostaCliente } from '#shared/endpoint.ts';
import { fichaApi } from '../api.ts';

export type TituloLido = RespostaCliente<typeof fichaApi.obterTitulo>;
