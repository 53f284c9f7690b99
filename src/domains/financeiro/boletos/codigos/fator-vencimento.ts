import { type DataCivil, diasEntre, somarDias } from '#shared/datas.ts';

const base: DataCivil = '1997-10-07';
const ciclo = 9000;
const janelaPassado = 3000;
const janelaFuturo = 5500;

/**
 * The due-date factor of a barcode, 1000 to 9999: days since 1997-10-07, wrapping from 9999 (2025-02-21) to 1000.
 * Throws RangeError for dates before 2000-07-03, which no factor names.
 */
export function fatorDoVencimento(vencimento: DataCivil): string {
  const dias = diasEntre(base, vencimento);
  if (dias < 1000) throw new RangeError(`no due-date factor before 2000-07-03: ${vencimento}`);
  return String(((dias - 1000) % ciclo) + 1000);
}

/**
 * The date that a factor names. Each names dates 9000 days apart: the one from 3000 days before to 5500 days after
 * `hoje` is meant; null when none is, or for 0000 (no due date).
 */
export function vencimentoDoFator(fator: string, hoje: DataCivil): DataCivil | null {
  const n = Number(fator);
  if (!/^\d{4}$/.test(fator) || n < 1000) return null;
  for (let dias = n; dias <= n + 10 * ciclo; dias += ciclo) {
    const data = somarDias(base, dias);
    if (data >= somarDias(hoje, -janelaPassado)) return data <= somarDias(hoje, janelaFuturo) ? data : null;
  }
  return null;
}
