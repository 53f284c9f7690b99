import type { DataCivil } from '#shared/datas.ts';
import type { Parcela } from '../../parcelas.ts';

type Datada = Pick<Parcela, 'precoIndice' | 'parcela' | 'vencimento'>;
export type Alcance = { precoIndice: number; parcelaDe: number; parcelaAte: number };

/** Of each price line, the installments that fall due between two days; a line without any is not there. */
export function alcanceEntre(parcelas: readonly Datada[], { de, ate }: { de: DataCivil; ate: DataCivil | null }): Alcance[] {
  const dentro = parcelas.filter(({ vencimento }) => vencimento >= de && (ate === null || vencimento <= ate));
  return [...Map.groupBy(dentro, ({ precoIndice }) => precoIndice)].map(([precoIndice, suas]) => {
    const numeros = suas.map(({ parcela }) => parcela);
    return { precoIndice, parcelaDe: Math.min(...numeros), parcelaAte: Math.max(...numeros) };
  });
}

type Linha = { precoIndice: number | null; parcelaDe: number; parcelaAte: number | null };
export type Corte = { precoIndice: number | null; desde: number };
/**
 * From which installment on, and of which price, a discount line gives nothing, so that nothing due between two days has it; none where nothing has.
 * One on all prices ends at one number for all, unless something of a price that is due before the first day has that number or a later one.
 */
export function cortesDe(linha: Linha, parcelas: readonly Datada[], { de, ate }: { de: DataCivil; ate: DataCivil | null }): Corte[] {
  const suas = parcelas.filter(
    ({ precoIndice, parcela }) =>
      (linha.precoIndice === null || linha.precoIndice === precoIndice) &&
      parcela >= linha.parcelaDe &&
      parcela <= (linha.parcelaAte ?? 60),
  );
  const cortes = alcanceEntre(suas, { de, ate }).map(({ precoIndice, parcelaDe }) => ({ precoIndice, desde: parcelaDe }));
  const desde = Math.min(...cortes.map((corte) => corte.desde));
  const porPreco = linha.precoIndice !== null || suas.some(({ parcela, vencimento }) => parcela >= desde && vencimento < de);
  return cortes.length === 0 || porPreco ? cortes : [{ precoIndice: null, desde }];
}
