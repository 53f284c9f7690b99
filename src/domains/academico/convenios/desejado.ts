import { type DataCivil, somarDias } from '#shared/datas.ts';

export type Dias = { de: DataCivil; ate: DataCivil };
export type Ajuste = { encerrarDesde: DataCivil | null; incluir: Dias | null };

/**
 * What brings the discount on a contract to what the agreement says: `dado` is what stands there by now, whose last day is what counts, because
 * the first never changes. Null when it stands as it should.
 */
export function ajusteDoDesconto(desejado: Dias, dado: readonly Dias[]): Ajuste | null {
  const ultimo = dado.reduce<DataCivil | null>((fim, { ate }) => (fim === null || ate > fim ? ate : fim), null);
  if (ultimo !== null && ultimo > desejado.ate) return { encerrarDesde: somarDias(desejado.ate, 1), incluir: null };
  const incluir = { de: ultimo === null ? desejado.de : somarDias(ultimo, 1), ate: desejado.ate };
  return incluir.de > incluir.ate ? null : { encerrarDesde: null, incluir };
}

/** Whether something of an active contract that can still change falls due in the days of an adjustment: what was paid stays as it was paid. */
export const alcanca = ({ encerrarDesde, incluir }: Ajuste, vencimentos: readonly DataCivil[]): boolean =>
  vencimentos.some(
    (dia) => (encerrarDesde !== null && dia >= encerrarDesde) || (incluir !== null && dia >= incluir.de && dia <= incluir.ate),
  );
