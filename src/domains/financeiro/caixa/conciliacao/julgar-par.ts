import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import { errosConciliacao } from './erros.ts';

/** Who said already what a line or a movement is. */
type Tomada = { usuario: string; em: string } | null;
export type LinhaAJulgar = {
  id: number;
  data: DataCivil;
  valorCentavos: Centavos | null;
  valorLido: string | null;
  descricao: string;
  tomada: Tomada;
};
export type MovimentoAJulgar = { id: number; numero: number; valorCentavos: Centavos; tomado: Tomada };
export type Par = { linhas: readonly LinhaAJulgar[]; movimentos: readonly MovimentoAJulgar[] };

/**
 * Whether lines and movements are the same money: none of them is taken, and both sides come to the same. A side may be empty where the other comes to
 * nothing by itself.
 * Throws CONCILIACAO_SOZINHA, LINHA_JA_CONCILIADA, MOVIMENTO_JA_CONCILIADO, LINHA_ILEGIVEL, CONCILIACAO_NAO_FECHA.
 */
export function julgarPar({ linhas, movimentos }: Par): void {
  if (linhas.length + movimentos.length < 2) throw errosConciliacao.CONCILIACAO_SOZINHA();
  conferirLivres(linhas);
  for (const { numero, tomado } of movimentos) if (tomado) throw errosConciliacao.MOVIMENTO_JA_CONCILIADO({ numero, ...tomado });
  const valores = linhas.map((l) => {
    if (l.valorCentavos === null) throw errosConciliacao.LINHA_ILEGIVEL({ linha: l.descricao, escrito: l.valorLido ?? '' });
    return l.valorCentavos;
  });
  const doBanco = somar(valores);
  const dosLivros = somar(movimentos.map((m) => m.valorCentavos));
  if (doBanco !== dosLivros)
    throw errosConciliacao.CONCILIACAO_NAO_FECHA({
      linhas: formatarReais(doBanco),
      lancamentos: formatarReais(dosLivros),
      diferenca: formatarReais(centavos(doBanco - dosLivros)),
    });
}

/** Throws LINHA_JA_CONCILIADA, saying by whom and when. */
export function conferirLivres(linhas: readonly Pick<LinhaAJulgar, 'descricao' | 'tomada'>[]): void {
  for (const { descricao, tomada } of linhas) if (tomada) throw errosConciliacao.LINHA_JA_CONCILIADA({ linha: descricao, ...tomada });
}
