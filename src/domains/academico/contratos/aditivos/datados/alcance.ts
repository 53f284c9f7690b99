import type { DataCivil } from '#shared/datas.ts';
import type { Parcela } from '../../parcelas.ts';

type Datada = Pick<Parcela, 'precoIndice' | 'parcela' | 'vencimento'>;
export type Alcance = { precoIndice: number; parcelaDe: number; parcelaAte: number };

const trechosDe = (parcelas: readonly Datada[]): Alcance[] =>
  [...Map.groupBy(parcelas, ({ precoIndice }) => precoIndice)].map(([precoIndice, suas]) => {
    const numeros = suas.map(({ parcela }) => parcela);
    return { precoIndice, parcelaDe: Math.min(...numeros), parcelaAte: Math.max(...numeros) };
  });

/** Of each price line, the installments that fall due between two days; a line without any is not there. */
export const alcanceEntre = (parcelas: readonly Datada[], { de, ate }: { de: DataCivil; ate: DataCivil | null }): Alcance[] =>
  trechosDe(parcelas.filter(({ vencimento }) => vencimento >= de && (ate === null || vencimento <= ate)));

type Linha = { precoIndice: number | null; parcelaDe: number; parcelaAte: number | null };
/**
 * From which installment on a discount line gives nothing, so that nothing due from a day on has it; null where nothing has. A line on all prices
 * stops at one number for all of them: `voltam` is what of a price has that number or a later one, and falls due before the day.
 */
export function corteDe(linha: Linha, parcelas: readonly Datada[], aPartirDe: DataCivil): { desde: number; voltam: Alcance[] } | null {
  const suas = parcelas.filter(
    ({ precoIndice, parcela }) =>
      (linha.precoIndice === null || linha.precoIndice === precoIndice) &&
      parcela >= linha.parcelaDe &&
      parcela <= (linha.parcelaAte ?? 60),
  );
  const perdem = suas.filter(({ vencimento }) => vencimento >= aPartirDe);
  if (perdem.length === 0) return null;
  const desde = Math.min(...perdem.map(({ parcela }) => parcela));
  return { desde, voltam: trechosDe(suas.filter(({ parcela, vencimento }) => parcela >= desde && vencimento < aPartirDe)) };
}
