import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, centavosMaximo, formatarReais, somar } from '#shared/dinheiro.ts';
import type { Achados } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';

/** A line with one of its sides filled in; a side that was left empty is zero. */
export type Lado = { debitoCentavos: Centavos | null; creditoCentavos: Centavos | null };

const zero = centavos(0);
export const ladoDe = (valor: Centavos | null): Centavos => valor ?? zero;

/** What each side of an entry adds up to, and by how much the debits exceed the credits. */
export function somasDe(partidas: readonly Lado[]): { debitoCentavos: Centavos; creditoCentavos: Centavos; diferencaCentavos: Centavos } {
  const debitoCentavos = somar(partidas.map((p) => ladoDe(p.debitoCentavos)));
  const creditoCentavos = somar(partidas.map((p) => ladoDe(p.creditoCentavos)));
  return { debitoCentavos, creditoCentavos, diferencaCentavos: centavos(debitoCentavos - creditoCentavos) };
}

/** How an entry that does not balance says so; null when it does. */
export function desequilibrioDe(partidas: readonly Lado[]): { debitos: string; creditos: string; diferenca: string } | null {
  const { debitoCentavos, creditoCentavos, diferencaCentavos } = somasDe(partidas);
  if (diferencaCentavos === 0) return null;
  return {
    debitos: formatarReais(debitoCentavos),
    creditos: formatarReais(creditoCentavos),
    diferenca: formatarReais(centavos(Math.abs(diferencaCentavos))),
  };
}

/** An entry balances: every line stands on one side, both sides add up to the same. Pure; the database holds it once more. */
export function conferirPartidas(partidas: readonly Lado[], achados: Achados): void {
  for (const [i, partida] of partidas.entries()) {
    const [debito, credito] = [ladoDe(partida.debitoCentavos), ladoDe(partida.creditoCentavos)];
    if (debito > 0 && credito > 0) achados.addIssue(recusa('PARTIDA_DOS_DOIS_LADOS', {}, ['partidas', i, 'creditoCentavos']));
    if (debito === 0 && credito === 0) achados.addIssue(recusa('PARTIDA_SEM_VALOR', {}, ['partidas', i, 'debitoCentavos']));
  }
  // Amounts that their own field refuses are not added up: the sum may be more than can be told exactly.
  if (partidas.some((p) => Math.max(Math.abs(ladoDe(p.debitoCentavos)), Math.abs(ladoDe(p.creditoCentavos))) > centavosMaximo)) return;
  const desequilibrio = desequilibrioDe(partidas);
  if (desequilibrio) achados.addIssue(recusa('LANCAMENTO_DESEQUILIBRADO', desequilibrio, ['partidas']));
}

/** The adjustments of a year have one day, its last. Pure. */
export function conferirAjuste({ dataLancamento, ajuste }: { dataLancamento: DataCivil; ajuste: boolean }, achados: Achados): void {
  const dia = `${dataLancamento.slice(0, 4)}-12-31`;
  if (ajuste && dataLancamento !== dia) achados.addIssue(recusa('DIA_DO_AJUSTE', { dia: formatarData(dia) }, ['dataLancamento']));
}
