import { type DataCivil, somarDias } from '#shared/datas.ts';
import { semente } from '../pessoas/familias.ts';
import { criarSorteio, type Sorteio } from './sorteio.ts';
import type { Familia, Pontualidade } from './tipos.ts';

/** What became of a title: paid whole or in part on a day, perhaps reversed afterwards. */
export type Pagamento = {
  dataBaixa: DataCivil;
  /** Hundredths of what was due. */
  porCento: number;
  estornado: boolean;
  emDinheiro: boolean;
};
export type TituloAPagar = { dataVencimento: DataCivil; parcela: number };
type Devedor = Pick<Familia, 'indice' | 'pontualidade'>;

/** One late payment in this many covers only a part, and one payment in so many is reversed: the second number is the first such one. */
const parciais = [10, 4] as const;
const estornados = [125, 3] as const;

/**
 * How families of their habits pay titles, in the order given. Titles of one family due on one day are paid together.
 * Nothing is paid in the future nor before `de`, the first day of the cash books; titles due later than today are paid only by
 * whom pays ahead. What is not paid is left out.
 */
export function planejarPagamentos<T extends TituloAPagar>(
  titulos: readonly { titulo: T; familia: Devedor }[],
  { de, hoje }: { de: DataCivil; hoje: DataCivil },
): { titulo: T; pagamento: Pagamento }[] {
  let [feitos, tardios] = [-1, -1];
  return titulos.flatMap(({ titulo, familia }) => {
    const sorteio = criarSorteio(semente, 'pagamento', familia.indice, titulo.dataVencimento);
    const dias = diasDoHabito(sorteio, titulo, familia.pontualidade);
    const dataBaixa = dias === null ? null : somarDias(titulo.dataVencimento, dias);
    if (dias === null || dataBaixa === null || dataBaixa > hoje) return [];
    feitos += 1;
    // A few days past a weekend are not late yet.
    if (dias > 3) tardios += 1;
    const pagamento = {
      dataBaixa: dataBaixa < de ? de : dataBaixa,
      emDinheiro: sorteio.chance(6),
      porCento: dias > 3 && tardios % parciais[0] === parciais[1] ? sorteio.inteiro(30, 70) : 100,
      estornado: feitos % estornados[0] === estornados[1],
    };
    return [{ titulo, pagamento }];
  });
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
