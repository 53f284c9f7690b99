import { type DataCivil, partesDe } from '#shared/datas.ts';

type Numeravel = { contratoPrecoId: number | null; pagadorId: number; parcela: number; dataEmissao: DataCivil };

/**
 * Groups titles into series: what one payer owes for one contract price is a series, any other title is one by itself.
 * Tells how many series each year of issue needs, and the number of a title once the first free one of each year is known.
 */
export function numerarTitulos(titulos: readonly Numeravel[]): {
  quantidades: ReadonlyMap<number, number>;
  numero(indice: number, primeiros: ReadonlyMap<number, number>): string;
} {
  const quantidades = new Map<number, number>();
  const series = new Map<string, number>();
  const posicoes = titulos.map((titulo, indice) => {
    const { ano } = partesDe(titulo.dataEmissao);
    const chave = titulo.contratoPrecoId === null ? `avulso ${indice}` : `${ano} ${titulo.contratoPrecoId} ${titulo.pagadorId}`;
    let posicao = series.get(chave);
    if (posicao === undefined) {
      posicao = quantidades.get(ano) ?? 0;
      series.set(chave, posicao);
      quantidades.set(ano, posicao + 1);
    }
    return { ano, posicao, parcela: titulo.parcela };
  });
  return {
    quantidades,
    numero(indice, primeiros) {
      const achada = posicoes[indice];
      const primeiro = achada && primeiros.get(achada.ano);
      if (!achada || primeiro === undefined) throw new RangeError(`no number for title ${indice}`);
      return formatarNumero(achada.ano, primeiro + achada.posicao, achada.parcela);
    },
  };
}

/** '2026-00042': year of issue, series. */
export const formatarSerie = (ano: number, serie: number): string => `${ano}-${String(serie).padStart(5, '0')}`;
/** '2026-00042/03': a series and its installment. */
export const formatarParcela = (serie: string, parcela: number): string => `${serie}/${String(parcela).padStart(2, '0')}`;
export const formatarNumero = (ano: number, serie: number, parcela: number): string => formatarParcela(formatarSerie(ano, serie), parcela);
