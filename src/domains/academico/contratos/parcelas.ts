import { type DataCivil, vencimentoDaParcela } from '#shared/datas.ts';
import { type Centavos, centavos, dividirEmParcelas, percentual, somar } from '#shared/dinheiro.ts';

export type LinhaPreco = {
  /** Order of the line in the contract, from 0: how discount lines point at it before it has an id. */
  indice: number;
  descricao: string;
  valorCentavos: Centavos;
  parcelas: number;
  primeiroVencimento: DataCivil;
  diaVencimento: number;
};

export type LinhaDesconto = {
  /** Of the register; none for one that was typed. */
  descontoId?: number | null;
  /** A scholarship, which the books keep apart from other discounts. */
  bolsa?: boolean;
  descricao: string;
  /** The price line that it bites on; null bites on all. */
  precoIndice: number | null;
  forma: 'percentual' | 'valor';
  /** '10.0000' is ten percent. */
  percentual: string | null;
  /** Amount per installment. */
  valorCentavos: Centavos | null;
  /** The most that a percentage takes off one installment; null: no limit. */
  limiteCentavos: Centavos | null;
  /** Lost when the installment is paid late. */
  condicional: boolean;
  /** Percent of the full installment instead of what the discounts before it left. */
  sobreValorCheio: boolean;
  prioridade: number;
  parcelaDe: number;
  parcelaAte: number | null;
};

export type DescontoAplicado = {
  descricao: string;
  valorCentavos: Centavos;
  condicional: boolean;
  bolsa?: true;
  /** The limit of the line, where it is what decided the amount. */
  limitadoACentavos: Centavos | null;
};
export type Parcela = {
  precoIndice: number;
  parcela: number;
  parcelas: number;
  vencimento: DataCivil;
  valorCentavos: Centavos;
  descontoIncondicionalCentavos: Centavos;
  descontoCondicionalCentavos: Centavos;
  /** How the discounts came about, in the order in which they were applied. */
  descontos: DescontoAplicado[];
};

/**
 * The installments of a contract. Each price line is split to the cent (odd cents to the first); on each installment the
 * unconditional discounts apply one after another by priority, then the conditional ones, each on what is left (or on
 * the full value when it says so), rounded half-up, up to the limit of the line and never below zero.
 */
export function calcularParcelas(precos: readonly LinhaPreco[], descontos: readonly LinhaDesconto[]): Parcela[] {
  return precos.flatMap((preco) =>
    dividirEmParcelas(preco.valorCentavos, preco.parcelas).map((valorCentavos, k) =>
      comDescontos(
        {
          precoIndice: preco.indice,
          parcela: k + 1,
          parcelas: preco.parcelas,
          vencimento: vencimentoDaParcela(preco.primeiroVencimento, k, preco.diaVencimento),
          valorCentavos,
        },
        descontos,
      ),
    ),
  );
}

type ParcelaCheia = Pick<Parcela, 'precoIndice' | 'parcela' | 'parcelas' | 'vencimento' | 'valorCentavos'>;

/** An installment with the discounts that bite on it, in their order. */
export function comDescontos(parcela: ParcelaCheia, descontos: readonly LinhaDesconto[]): Parcela {
  const aplicados = aplicarDescontos(
    parcela.valorCentavos,
    descontos.filter((d) => incide(d, parcela.precoIndice, parcela.parcela)),
  );
  const soma = (condicional: boolean): Centavos =>
    somar(aplicados.filter((d) => d.condicional === condicional).map((d) => d.valorCentavos));
  return { ...parcela, descontoIncondicionalCentavos: soma(false), descontoCondicionalCentavos: soma(true), descontos: aplicados };
}

/** What scholarships take off an installment whenever it is paid. */
export const bolsaDe = ({ descontos }: Pick<Parcela, 'descontos'>): Centavos =>
  somar(descontos.filter((d) => d.bolsa === true && !d.condicional).map((d) => d.valorCentavos));

/** Whether who pays on time would have nothing to pay of what is billed: then the conditional discount is no discount. */
export const semRestoNoPrazo = (
  p: Pick<Parcela, 'valorCentavos' | 'descontoIncondicionalCentavos' | 'descontoCondicionalCentavos'>,
): boolean => p.descontoCondicionalCentavos > 0 && p.descontoCondicionalCentavos >= p.valorCentavos - p.descontoIncondicionalCentavos;

function incide(desconto: LinhaDesconto, precoIndice: number, parcela: number): boolean {
  return (
    (desconto.precoIndice === null || desconto.precoIndice === precoIndice) &&
    parcela >= desconto.parcelaDe &&
    parcela <= (desconto.parcelaAte ?? Number.POSITIVE_INFINITY)
  );
}

function aplicarDescontos(valor: Centavos, descontos: readonly LinhaDesconto[]): DescontoAplicado[] {
  let resta = valor;
  const ordenados = descontos.toSorted((a, b) => Number(a.condicional) - Number(b.condicional) || a.prioridade - b.prioridade);
  return ordenados.map((desconto) => {
    const base = desconto.sobreValorCheio ? valor : resta;
    const pedido = desconto.forma === 'percentual' ? percentual(base, desconto.percentual ?? '0') : (desconto.valorCentavos ?? centavos(0));
    const livre = centavos(Math.min(pedido, resta));
    const limite = limiteDe(desconto);
    const limitadoACentavos = limite !== null && limite < livre ? limite : null;
    const valorCentavos = limitadoACentavos ?? livre;
    resta = centavos(resta - valorCentavos);
    return {
      descricao: desconto.descricao,
      valorCentavos,
      condicional: desconto.condicional,
      ...(desconto.bolsa === true ? { bolsa: true as const } : {}),
      limitadoACentavos,
    };
  });
}

/** A limit is of percentages: an amount is its own. */
const limiteDe = ({ forma, limiteCentavos }: LinhaDesconto): Centavos | null => (forma === 'percentual' ? limiteCentavos : null);

export type TotaisContrato = {
  precosCentavos: Centavos;
  incondicionaisCentavos: Centavos;
  condicionaisCentavos: Centavos;
  totalCentavos: Centavos;
  sePagoEmDiaCentavos: Centavos;
};

type Somavel = Pick<Parcela, 'valorCentavos' | 'descontoIncondicionalCentavos' | 'descontoCondicionalCentavos'>;
/** The figures of the summary: total = Σ prices − Σ unconditional discounts; paid on time takes the conditional ones off too. */
export function totaisDasParcelas(parcelas: readonly Somavel[]): TotaisContrato {
  const precosCentavos = somar(parcelas.map((p) => p.valorCentavos));
  const incondicionaisCentavos = somar(parcelas.map((p) => p.descontoIncondicionalCentavos));
  const condicionaisCentavos = somar(parcelas.map((p) => p.descontoCondicionalCentavos));
  const totalCentavos = centavos(precosCentavos - incondicionaisCentavos);
  return {
    precosCentavos,
    incondicionaisCentavos,
    condicionaisCentavos,
    totalCentavos,
    sePagoEmDiaCentavos: centavos(totalCentavos - condicionaisCentavos),
  };
}
