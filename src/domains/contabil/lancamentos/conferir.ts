import { type Centavos, centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import type { Achados } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';

/** A line with one of its sides filled in. */
export type Lado = { debitoCentavos: Centavos; creditoCentavos: Centavos };

/** What each side of an entry adds up to, and by how much the debits exceed the credits. */
export function somasDe(partidas: readonly Lado[]): { debitoCentavos: Centavos; creditoCentavos: Centavos; diferencaCentavos: Centavos } {
  const debitoCentavos = somar(partidas.map((p) => p.debitoCentavos));
  const creditoCentavos = somar(partidas.map((p) => p.creditoCentavos));
  return { debitoCentavos, creditoCentavos, diferencaCentavos: centavos(debitoCentavos - creditoCentavos) };
}

/** An entry balances: every line stands on one side, both sides add up to the same. Pure; the database holds it once more. */
export function conferirPartidas(partidas: readonly Lado[], achados: Achados): void {
  partidas.forEach(({ debitoCentavos, creditoCentavos }, i) => {
    if (debitoCentavos > 0 && creditoCentavos > 0) achados.addIssue(recusa('PARTIDA_DOS_DOIS_LADOS', {}, ['partidas', i, 'creditoCentavos']));
    if (debitoCentavos <= 0 && creditoCentavos <= 0) achados.addIssue(recusa('PARTIDA_SEM_VALOR', {}, ['partidas', i, 'debitoCentavos']));
  });
  const { debitoCentavos, creditoCentavos, diferencaCentavos } = somasDe(partidas);
  if (diferencaCentavos === 0) return;
  const params = {
    debitos: formatarReais(debitoCentavos),
    creditos: formatarReais(creditoCentavos),
    diferenca: formatarReais(centavos(Math.abs(diferencaCentavos))),
  };
  achados.addIssue(recusa('LANCAMENTO_DESEQUILIBRADO', params, ['partidas']));
}
