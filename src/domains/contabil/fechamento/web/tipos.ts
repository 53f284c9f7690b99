import type { RespostaCliente } from '#shared/endpoint.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import type { periodosContabeisApi } from '../../periodos/api.ts';

export type PeriodoLido = RespostaCliente<typeof periodosContabeisApi.listarExercicios>['itens'][number]['periodos'][number];

/** Everything on the screen that a closing makes old. */
export const recarregarFechamento = (): Promise<void> => envelhecer('ExercicioContabil', 'PeriodoContabil', 'LancamentoContabil');
