import type { RespostaCliente } from '#shared/endpoint.ts';
import type { fechamentoPeriodoApi } from '../api.ts';

/** A period with what is closed inside of it. */
export type PeriodoLido = RespostaCliente<typeof fechamentoPeriodoApi.obterPeriodos>['periodos'][number];
