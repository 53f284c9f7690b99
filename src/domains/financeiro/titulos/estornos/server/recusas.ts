import { errosEstorno } from '../erros.ts';
import { acordoQueLevou } from '#domains/financeiro/titulos/acordos/server/door.ts';
import { situacaoEmFrase, type SituacaoTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { ErroNegocio } from '#shared/erros.ts';

/**
 * Why a payment of a locked title is not reversed: its state, or the agreement that holds it. That one was made with what the payment had
 * covered, so it ends first; the refusal names it and says whether undoing it is enough.
 */
export async function recusaDeEstorno(tx: Tx, titulo: { id: number; numero: string; situacao: SituacaoTitulo }): Promise<ErroNegocio> {
  const acordo = titulo.situacao === 'renegociado' ? await acordoQueLevou(tx, titulo.id) : null;
  if (acordo === null) return errosEstorno.ESTORNO_NAO_PERMITIDO({ numero: titulo.numero, ...situacaoEmFrase(titulo.situacao) });
  const recusa = acordo.mexido ? errosEstorno.ESTORNO_PRESO_EM_ACORDO_PAGO : errosEstorno.ESTORNO_PRESO_EM_ACORDO;
  return recusa({ numero: titulo.numero, acordo: acordo.numero }, { detalhe: { acordoId: acordo.id, acordoNumero: acordo.numero } });
}
