import type { z } from 'zod';
import { exigir } from '#platform/server/http/autorizacao.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { baixaEsquema } from '../esquemas.ts';
import { baixarTitulos } from './baixar-titulos.ts';
import { dispensarEncargos, ligarDispensa } from '#domains/financeiro/titulos/dispensas/server/door.ts';
import type { BaixaFeita } from './preparar-baixa.ts';

/**
 * Receives one title as the counter does: charges may be waived in the same act, by who has the right to it, and what passes
 * the amount due may stay as credit. Throws SEM_PERMISSAO, DISPENSA_ACIMA_DO_DEVIDO and what baixarTitulos throws.
 */
export async function receberTitulo(
  ato: ContextoEscrita,
  tituloId: number,
  { valorCentavos, dispensa, excedenteComoCredito = false, ...recebimento }: z.output<typeof baixaEsquema>,
): Promise<BaixaFeita> {
  const fuso = ato.servicos.config.tzEscola;
  if (dispensa) exigir(ato.quem, 'dispensar-encargos:criar', ato.pedido.idioma);
  const dispensada =
    dispensa && (await dispensarEncargos({ ...ato, fuso }, { tituloId, ...dispensa, dataDispensa: recebimento.dataBaixa }));
  const feita = await baixarTitulos({ ...ato, fuso }, { ...recebimento, excedenteComoCredito, itens: [{ tituloId, valorCentavos }] });
  const [baixa] = feita.baixas;
  if (dispensada && baixa) await ligarDispensa(ato.tx, dispensada.id, baixa.id);
  return feita;
}
