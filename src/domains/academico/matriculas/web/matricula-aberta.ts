import type { RespostaCliente } from '#shared/endpoint.ts';
import type { matriculasApi } from '../api.ts';

export type MatriculaAberta = RespostaCliente<typeof matriculasApi.obterMatricula>;
