import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, ratear } from '#shared/dinheiro.ts';
import { lerDecimal } from '#shared/decimais.ts';
import { type Contratado, parcelasComAditivos, type Termo } from '#domains/academico/contratos/aditivos/parcelas-com-aditivos.ts';

/** One who pays a cancellation fee, with a weight to divide it by. */
export type ParteDaMulta = { pessoaId: number; peso: string };

/** Divides a fee among those who pay it, to the cent; who would pay nothing of it is left out. */
export function dividirMulta<P extends ParteDaMulta>(multa: Centavos, partes: readonly P[]): (P & { valorCentavos: Centavos })[] {
  if (multa === 0 || partes.length === 0) return [];
  const valores = ratear(
    multa,
    partes.map((p) => p.peso),
  );
  return partes.flatMap((parte, i) => {
    const valorCentavos = valores[i];
    return valorCentavos === undefined || valorCentavos === 0 ? [] : [{ ...parte, valorCentavos }];
  });
}

/**
 * Who pays a cancellation fee: who would have paid what falls due after the effective date, by the contract under its addenda, in the same
 * proportion. The fee is of what the contract then gives up, so it follows that money, not the guardians of the enrollment, who may have
 * changed since and owe nothing of it. What was paid early counts too: it does not free its payer. Where nothing falls due after
 * the date, those of the last installment; where a scholarship covers all of it, those of the contract.
 */
export function partesDaMulta(contratado: Contratado, termos: readonly Termo[], dataEfeito: DataCivil): ParteDaMulta[] {
  const cobradas = parcelasComAditivos(contratado, termos).flatMap(({ vencimento, pagadores, ...p }) => {
    const liquido = p.valorCentavos - p.descontoIncondicionalCentavos;
    return liquido > 0 ? [{ vencimento, pagadores, liquido }] : [];
  });
  const ultimo = cobradas
    .map((p) => p.vencimento)
    .toSorted()
    .at(-1);
  const depois = cobradas.filter((p) => p.vencimento > dataEfeito);
  const delas = depois.length > 0 ? depois : cobradas.filter((p) => p.vencimento === ultimo);
  if (delas.length === 0) return contratado.pagadores.map(({ pessoaId, percentual }) => ({ pessoaId, peso: percentual }));
  const pesos = new Map<number, bigint>();
  for (const { pagadores, liquido } of delas)
    for (const { pessoaId, percentual } of pagadores)
      pesos.set(pessoaId, (pesos.get(pessoaId) ?? 0n) + BigInt(liquido) * (lerDecimal(percentual, 4) ?? 0n));
  return [...pesos].map(([pessoaId, peso]) => ({ pessoaId, peso: String(peso) }));
}
