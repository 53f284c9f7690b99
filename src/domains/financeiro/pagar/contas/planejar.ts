import { type DataCivil, montarData, partesDe, vencimentoDaParcela } from '#shared/datas.ts';
import { type Centavos, centavos, dividirEmParcelas, somar } from '#shared/dinheiro.ts';
import { errosPagar } from '../erros.ts';
import { ratearPartes } from '../rateio.ts';
import { type ImpostoDatado, type ImpostoEscolhido, type PassoDaRetencao, reter, type Retencao } from './retencoes.ts';

/** `estocado`: of goods that an invoice brings into stock, an expense only when they are taken out. */
export type ParteDoRateio = { categoriaFinanceiraId: number; centroCustoId: number | null; valorCentavos: Centavos; estocado?: boolean };
export type ContaPlanejavel = {
  dataEmissao: DataCivil;
  valorCentavos: Centavos;
  parcelas: number;
  primeiroVencimento: DataCivil;
  rateio: readonly ParteDoRateio[];
  impostos: readonly ImpostoEscolhido[];
  simplesNacional: boolean;
  hoje: DataCivil;
  /** Installments as the supplier made them; without them equal parts fall due month by month. */
  divisao?: readonly Divisao[] | undefined;
};
/** What of the gross amount falls due on a day. */
export type Divisao = { dataVencimento: DataCivil; brutoCentavos: Centavos };
export type ParcelaPlanejada = {
  parcela: number;
  dataVencimento: DataCivil;
  brutoCentavos: Centavos;
  retidoCentavos: Centavos;
  valorCentavos: Centavos;
  rateio: ParteDoRateio[];
  retencoes: Retencao[];
};

/**
 * Shares parts among installments so that each installment and each part keep their own sum to the centavo: an installment takes of each
 * part in proportion to what is left of it, and the last one takes the rest. Pure.
 */
export function dividirRateio(rateio: readonly ParteDoRateio[], brutos: readonly Centavos[]): ParteDoRateio[][] {
  const restam = rateio.map((parte, j) => ({ ...parte, j }));
  return brutos.map((bruto) =>
    ratearPartes(bruto, restam).map(({ j, ...parte }) => {
      const resto = restam[j];
      if (resto) resto.valorCentavos = centavos(resto.valorCentavos - parte.valorCentavos);
      return parte;
    }),
  );
}

/** When each installment falls due: on the day of the first, month by month, on the last day of a month that has no such day. */
export const vencimentosDe = (primeiro: DataCivil, parcelas: number): DataCivil[] =>
  Array.from({ length: parcelas }, (_, i) => vencimentoDaParcela(primeiro, i, partesDe(primeiro).dia));

/** The bills that one becomes as it was typed: itself, or one for each month that it comes back, of the month in which it falls due. */
export const mesesDaConta = (primeiro: DataCivil, meses: number): { primeiroVencimento: DataCivil; competencia: DataCivil | null }[] =>
  vencimentosDe(primeiro, meses).map((primeiroVencimento) => {
    const { ano, mes } = partesDe(primeiroVencimento);
    return { primeiroVencimento, competencia: meses > 1 ? montarData(ano, mes, 1) : null };
  });

/** A bill of a month to come is of that month, for the books and the rates of taxes. */
export const diaDoFato = (dataEmissao: DataCivil, competencia: DataCivil | null): DataCivil =>
  competencia !== null && competencia > dataEmissao ? competencia : dataEmissao;

function divisaoIgual({ valorCentavos, parcelas, primeiroVencimento }: ContaPlanejavel): Divisao[] {
  const vencimentos = vencimentosDe(primeiroVencimento, parcelas);
  return dividirEmParcelas(valorCentavos, parcelas).map((brutoCentavos, i) => ({
    brutoCentavos,
    dataVencimento: vencimentos[i] ?? primeiroVencimento,
  }));
}

/**
 * The titles of a bill: gross amount, what is withheld and what is paid of each installment, by category and cost centre. Pure.
 * Throws RATEIO_NAO_FECHA, PARCELAS_NAO_SOMAM, IMPOSTO_SEM_VIGENCIA, PARCELA_SEM_VALOR.
 */
export function planejarConta(
  conta: ContaPlanejavel,
  linhas: readonly ImpostoDatado[],
): { parcelas: ParcelaPlanejada[]; passos: PassoDaRetencao[] } {
  const { valorCentavos, rateio } = conta;
  if (somar(rateio.map((parte) => parte.valorCentavos)) !== valorCentavos) throw errosPagar.RATEIO_NAO_FECHA({}, { campos: ['rateio'] });
  const base = conta.divisao ?? divisaoIgual(conta);
  const brutos = base.map((parcela) => parcela.brutoCentavos);
  if (somar(brutos) !== valorCentavos) throw errosPagar.PARCELAS_NAO_SOMAM({}, { campos: ['parcelas'] });
  if (brutos.some((bruto) => bruto <= 0)) throw errosPagar.PARCELA_SEM_VALOR({}, { campos: ['valorCentavos'] });
  const { porParcela, passos } = reter({ ...conta, parcelas: base }, conta.impostos, linhas);
  const partes = dividirRateio(rateio, brutos);
  const parcelas = base.map(({ brutoCentavos, dataVencimento }, i): ParcelaPlanejada => {
    const retencoes = porParcela[i] ?? [];
    const retidoCentavos = somar(retencoes.map((r) => r.valorCentavos));
    return {
      parcela: i + 1,
      dataVencimento,
      brutoCentavos,
      retidoCentavos,
      valorCentavos: centavos(brutoCentavos - retidoCentavos),
      rateio: partes[i] ?? [],
      retencoes,
    };
  });
  if (parcelas.some((p) => p.valorCentavos <= 0)) throw errosPagar.PARCELA_SEM_VALOR({}, { campos: ['valorCentavos'] });
  return { parcelas, passos };
}
