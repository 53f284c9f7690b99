import type { RespostaCliente } from '#shared/endpoint.ts';
import type { aulasApi } from '../api.ts';

/** A lesson, as the list shows it. */
export type Aula = RespostaCliente<typeof aulasApi.listarAulas>['itens'][number];
