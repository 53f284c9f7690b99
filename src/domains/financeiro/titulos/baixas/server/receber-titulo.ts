import type { z } from 'zod';
import { conferirPermissao } from '#platform/server/http/autorizacao.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { baixaEsquema } from '../esquemas.ts';
import { baixarTitulos } from './baixar-titulos.ts';
import { dispensarEncargos, ligarDispensa } from '#domains/financeiro/titulos/dispensas/server/door.ts';
import type { BaixaFeita } from './preparar-baixa.ts';

/**
 * Receives one title as the counter does: charges may be waived in the same act, by who has the right to it, and what passes
 * the amount due may stay as credit. Throws SEM_PERMISSAO, DISPENSA_ACIMA_DO_DEVIDO and what baixarTitulos throws.
 */
export async function receberTitulo(
  ato: Ato,
  { tituloId, valorCentavos, dispensa, excedenteComoCredito = false, ...recebimento }: { tituloId: number } & z.output<typeof baixaEsquema>,
): Promise<BaixaFeita> {
  if (dispensa) conferirPermissao(ato.quem, 'dispensar-encargos:criar', ato.idioma);
  const dispensada = dispensa && (await dispensarEncargos(ato, { tituloId, ...dispensa, dataDispensa: recebimento.dataBaixa }));
  const feita = await baixarTitulos(ato, { ...recebimento, excedenteComoCredito, itens: [{ tituloId, valorCentavos }] });
  const [baixa] = feita.baixas;
  if (dispensada && baixa) await ligarDispensa(ato.tx, dispensada.id, baixa.id);
  return feita;
}
