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
