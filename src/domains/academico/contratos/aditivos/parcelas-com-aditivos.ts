import { type DataCivil, montarData, partesDe, ultimoDiaDoMes } from '#shared/datas.ts';
import { type Centavos, centavos, percentual } from '#shared/dinheiro.ts';
import { emParte } from './parcela-em-parte.ts';
import { calcularParcelas, comDescontos, type LinhaDesconto, type LinhaPreco, type Parcela } from '../parcelas.ts';
import { dividirEntrePagadores, type Pagador, type ParteDaParcela } from '../rateio.ts';

/** Names a discount in force: a line of the contract or a term of an addendum, by its id. */
export type ChaveDeDesconto = `linha:${number}` | `termo:${number}` | 'novo';
type Alcance = { precoIndice: number | null; parcelaDe: number; parcelaAte: number | null };

/** One thing that an addendum changes, from an installment on; a null price line means all. */
export type Termo =
  | ({ tipo: 'valor'; valorCentavos: Centavos | null; percentual: string | null } & Alcance)
  | { tipo: 'incluir_desconto'; chave: ChaveDeDesconto; desconto: LinhaDesconto }
  | { tipo: 'remover_desconto'; chave: ChaveDeDesconto; precoIndice?: number | null | undefined; parcelaDe: number }
  | ({ tipo: 'vencimento'; diaVencimento: number } & Alcance)
  | ({ tipo: 'pagadores'; pagadores: readonly Pagador[] } & Alcance);
export type DescontoComChave = LinhaDesconto & { chave: ChaveDeDesconto };
/** What was contracted: lines never change after activation, and the payers are those of that day. */
export type Contratado = { precos: readonly LinhaPreco[]; descontos: readonly DescontoComChave[]; pagadores: readonly Pagador[] };
/** `partes` are those of `pagadores`, in their order. */
export type ParcelaComPartes = Parcela & { pagadores: readonly Pagador[]; partes: ParteDaParcela[] };

const alcanca = (t: Alcance, p: Pick<Parcela, 'precoIndice' | 'parcela'>): boolean =>
  (t.precoIndice === null || t.precoIndice === p.precoIndice) && p.parcela >= t.parcelaDe && p.parcela <= (t.parcelaAte ?? 60);

/** Every installment of a contract under its addenda, in the order in which they came into force, divided among the payers of each. */
export function parcelasComAditivos(contratado: Contratado, termos: readonly Termo[]): ParcelaComPartes[] {
  return calcularParcelas(contratado.precos, []).map((original) => {
    const parcela = parcelaSob(original, contratado.descontos, termos);
    const termo = termos.findLast((t) => t.tipo === 'pagadores' && alcanca(t, original));
    const pagadores = termo?.tipo === 'pagadores' ? termo.pagadores : contratado.pagadores;
    return { ...parcela, pagadores, partes: dividirEntrePagadores(parcela, pagadores) };
  });
}

/** By how much the titles of an installment changed, of which some shares stayed as they were. */
export type DiferencaEmParte = { valor: number; incondicional: number; condicional: number };
/** An addendum in force: what it says, and the installments that it changed when it came into force; in part, by how much. */
export type AditivoVigente = { termos: readonly Termo[]; tocadas: ReadonlyMap<string, DiferencaEmParte | null> };
/** Names an installment inside its contract. */
export const chaveDaParcela = ({ precoIndice, parcela }: Pick<Parcela, 'precoIndice' | 'parcela'>): string => `${precoIndice} ${parcela}`;

/**
 * Every installment as it is billed now. An addendum leaves alone what was paid by then, so that each installment stands under the
 * addenda up to the last one that changed it, and where a share of it had been paid, between them and those before. Discounts are told
 * by their keys, in `descricao`.
 */
export function parcelasVigentes({ precos, descontos }: Omit<Contratado, 'pagadores'>, aditivos: readonly AditivoVigente[]): Parcela[] {
  return calcularParcelas(precos, []).map((original) => {
    const chave = chaveDaParcela(original);
    const ultimo = aditivos.findLastIndex(({ tocadas }) => tocadas.has(chave));
    const inteira = aditivos.findLastIndex(({ tocadas }) => tocadas.get(chave) === null);
    const ate = (indice: number): Parcela => {
      const termos = aditivos.slice(0, indice + 1).flatMap((aditivo) => aditivo.termos);
      return parcelaSob(original, descontos, termos, (desconto) => desconto.chave);
    };
    const diferencas = aditivos.slice(inteira + 1).flatMap(({ tocadas }) => tocadas.get(chave) ?? []);
    return diferencas.length === 0 ? ate(ultimo) : emParte(ate(inteira), ate(ultimo), diferencas);
  });
}

function parcelaSob(
  original: Parcela,
  descontos: readonly DescontoComChave[],
  termos: readonly Termo[],
  nome: (desconto: DescontoComChave) => string = ({ descricao }) => descricao,
): Parcela {
  let { valorCentavos, vencimento } = original;
  for (const termo of termos) {
    if (termo.tipo === 'valor' && alcanca(termo, original)) valorCentavos = novoValor(valorCentavos, termo);
    else if (termo.tipo === 'vencimento' && alcanca(termo, original)) vencimento = noDia(vencimento, termo.diaVencimento);
  }
  const vigentes = descontosVigentes(descontos, termos, [{ indice: original.precoIndice }]).map((desconto) => ({
    ...desconto,
    descricao: nome(desconto),
  }));
  return comDescontos({ ...original, valorCentavos, vencimento }, vigentes);
}

/**
 * The discount lines after the addenda: those removed end before the installment from which they were removed. One on all prices that was removed
 * of some stands as a line of each price, where it stood: their order says which is taken first.
 */
export function descontosVigentes(
  doContrato: readonly DescontoComChave[],
  termos: readonly Termo[],
  precos: readonly Pick<LinhaPreco, 'indice'>[],
): DescontoComChave[] {
  let vigentes = [...doContrato];
  for (const termo of termos) {
    if (termo.tipo === 'incluir_desconto') vigentes.push({ ...termo.desconto, chave: termo.chave });
    else if (termo.tipo === 'remover_desconto') {
      const { chave, precoIndice: preco = null, parcelaDe } = termo;
      vigentes = vigentes.flatMap((d) => {
        if (d.chave !== chave) return [d];
        const linhas = preco === null || d.precoIndice !== null ? [d] : precos.map(({ indice }) => ({ ...d, precoIndice: indice }));
        return linhas.map((linha) =>
          preco === null || linha.precoIndice === preco ? { ...linha, parcelaAte: Math.min(linha.parcelaAte ?? 60, parcelaDe - 1) } : linha,
        );
      });
    }
  }
  return vigentes;
}

function novoValor(valor: Centavos, termo: { valorCentavos: Centavos | null; percentual: string | null }): Centavos {
  return termo.valorCentavos ?? centavos(valor + percentual(valor, termo.percentual ?? '0'));
}

/** The same month on another day; 29 to 31 fall on the last day of short months. */
function noDia(data: DataCivil, dia: number): DataCivil {
  const { ano, mes } = partesDe(data);
  return montarData(ano, mes, Math.min(dia, ultimoDiaDoMes(ano, mes)));
}
