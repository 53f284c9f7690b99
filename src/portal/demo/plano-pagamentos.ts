import { type DataCivil, somarDias } from '#shared/datas.ts';
import type { Sorteio } from './sorteio.ts';
import type { Pontualidade } from './tipos.ts';

/** What became of a title: paid whole or in part on a day, perhaps reversed afterwards; null is still owed. */
export type Pagamento = {
  dataBaixa: DataCivil /** Hundredths of what was due. */;
  porCento: number;
  estornado: boolean;
  emDinheiro: boolean;
};
export type TituloAPagar = { dataVencimento: DataCivil; parcela: number };

/**
 * How a family of some habit pays a title. Nothing is paid in the future nor before `de`, the first day of the cash books.
 * Titles due later than today are paid only by whom pays ahead.
 */
export function planejarPagamento(
  sorteio: Sorteio,
  titulo: TituloAPagar,
  habito: Pontualidade,
  { de, hoje }: { de: DataCivil; hoje: DataCivil },
): Pagamento | null {
  const dias = diasDoHabito(sorteio, titulo, habito);
  if (dias === null) return null;
  const dataBaixa = somarDias(titulo.dataVencimento, dias);
  if (dataBaixa > hoje) return null;
  const tarde = dias > 3;
  return {
    dataBaixa: dataBaixa < de ? de : dataBaixa,
    porCento: tarde && sorteio.chance(10) ? sorteio.inteiro(30, 70) : 100,
    estornado: sorteio.chance(0.8),
    emDinheiro: sorteio.chance(6),
  };
}

/** Days from the due date to the payment; null for a title that the family lets go by. */
function diasDoHabito(sorteio: Sorteio, { parcela }: TituloAPagar, habito: Pontualidade): number | null {
  switch (habito) {
    case 'adiantada':
      return -sorteio.inteiro(8, 40);
    case 'em_dia':
      return sorteio.chance(98.5) ? -sorteio.inteiro(0, 7) : null;
    case 'atrasa':
      return sorteio.chance(45) ? -sorteio.inteiro(0, 3) : sorteio.chance(92) ? sorteio.inteiro(1, 38) : null;
    case 'inadimplente':
      // Kept up for a few months, then stopped.
      return parcela <= 5 && sorteio.chance(80) ? sorteio.inteiro(-2, 25) : null;
  }
}
