import type { RespostaCliente } from '#shared/endpoint.ts';
import type { fechamentoTurmasApi } from '../api.ts';

/** A class as the list of closing shows it. */
export type TurmaListada = RespostaCliente<typeof fechamentoTurmasApi.listarTurmas>['turmas'][number];
