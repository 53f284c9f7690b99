import { type DataCivil, diasEntre } from '#shared/datas.ts';

export type Degrau = { id: number; nome: string; diasAtraso: number; canal: 'email' | 'impresso'; modeloId: number };
/** A step that a debt already had. */
export type DegrauFeito = { diasAtraso: number; em: DataCivil };

/**
 * The step of the ladder that a debt asks for on a date, or null. One at a time and in order: after a step comes the next higher one, when
 * the debt is as late as it says and as many days passed since the last letter as lie between the two, even when the ladder started late.
 */
export function proximoDegrau<D extends Degrau>(
  degraus: readonly D[],
  divida: { dataVencimento: DataCivil; feitos: readonly DegrauFeito[] },
  hoje: DataCivil,
): D | null {
  const ultimo = divida.feitos.reduce<DegrauFeito | null>(
    (maior, f) => (maior === null || f.diasAtraso > maior.diasAtraso ? f : maior),
    null,
  );
  const proximo = degraus
    .filter((d) => ultimo === null || d.diasAtraso > ultimo.diasAtraso)
    .toSorted((a, b) => a.diasAtraso - b.diasAtraso)[0];
  if (!proximo || diasEntre(divida.dataVencimento, hoje) < proximo.diasAtraso) return null;
  if (ultimo && diasEntre(ultimo.em, hoje) < proximo.diasAtraso - ultimo.diasAtraso) return null;
  return proximo;
}

export type Divida = { tituloId: number; pagadorId: number; dataVencimento: DataCivil; feitos: readonly DegrauFeito[] };
export type CartaProposta<D extends Degrau> = { pagadorId: number; degrau: D; itens: { tituloId: number; degrau: D | null }[] };

/**
 * The letters that the ladder proposes today: one to each payer with a debt that asks for a step, over all of its overdue debts. The
 * letter speaks as its highest step; each debt keeps its own.
 */
export function proporCartas<D extends Degrau>(degraus: readonly D[], dividas: readonly Divida[], hoje: DataCivil): CartaProposta<D>[] {
  return [...Map.groupBy(dividas, (d) => d.pagadorId)].flatMap(([pagadorId, dele]): CartaProposta<D>[] => {
    const itens = dele.map((d) => ({ tituloId: d.tituloId, degrau: proximoDegrau(degraus, d, hoje) }));
    const degrau = itens.reduce<D | null>(
      (maior, i) => (i.degrau && (maior === null || i.degrau.diasAtraso > maior.diasAtraso) ? i.degrau : maior),
      null,
    );
    return degrau ? [{ pagadorId, degrau, itens }] : [];
  });
}
