import type { RespostaCliente } from '#shared/endpoint.ts';
import type { familiaApi } from '../api.ts';

/** One of the family, as the page shows them. */
export type Pessoa = RespostaCliente<typeof familiaApi.abrirCadastroDaFamilia>['pessoas'][number];
