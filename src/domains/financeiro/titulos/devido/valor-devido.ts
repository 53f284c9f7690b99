import { type BaixaViva, type TituloDevido } from '../termos.ts';
import { type DataCivil, diasEntre, type FeriadosLocais, proximoDiaBancario } from '#shared/datas.ts';
import { type Centavos, centavos, percentual, somar } from '#shared/dinheiro.ts';
import { lerDecimal } from '#shared/decimais.ts';

export type ValorDevido = {
  /** What remains of face value less unconditional discount, before charges. */
  saldoCentavos: Centavos;
  /** Conditional discount that a full payment on this date earns. */
  descontoCentavos: Centavos;
  multaCentavos: Centavos;
  jurosCentavos: Centavos;
  totalCentavos: Centavos;
  emDia: boolean;
  /** Calendar days from the due date; 0 while on time. */
  diasAtraso: number;
  /** What the fine was computed on: the balance at the due date. */
  baseMultaCentavos: Centavos;
};

const zero = centavos(0);

/**
 * Last day on which payment is on time: the due date, or the next banking day when the due date is none
 * (handbook brazil.md §3.2: payment on the next banking day is on time).
 */
export function dataLimite(dataVencimento: DataCivil, locais?: FeriadosLocais): DataCivil {
  return proximoDiaBancario(dataVencimento, locais);
}

/** The last day on time of a title: the one it keeps. */
export const limiteDe = (titulo: Pick<TituloDevido, 'dataVencimento' | 'dataLimite'>): DataCivil =>
  titulo.dataLimite ?? dataLimite(titulo.dataVencimento);

/**
 * What a title owes on a date, in centavos (handbook finance.md "Amount due on a date", brazil.md §3.2).
 * On time: balance less the conditional discount not yet granted, never less than a cent while there is a balance. Late: balance, plus the fine once on the balance at the
 * due date, plus simple interest pro rata (rate / 30 a day) on what was owed on each day since the due date, each rounded
 * half-up, less what earlier baixas already paid of fine and interest, or what was waived of them. What a change of due date kept of before
 * is owed on any day, the fine never twice. What is dated after `em` is not looked at.
 */
export function valorDevido(titulo: TituloDevido, baixas: readonly BaixaViva[], em: DataCivil): ValorDevido {
  const limite = limiteDe(titulo);
  const feitas = baixas.filter((b) => b.dataBaixa <= em);
  const liquido = centavos(titulo.valorCentavos - titulo.descontoIncondicionalCentavos);
  const saldo = centavos(liquido - somar(feitas.map(amortizado)));
  const corridos = encargosAte(titulo, baixas, em);
  const mantido = mantidoEm(feitas);
  const multa = naoNegativo(corridos.multaCentavos + mantido.multaCentavos - somar(feitas.map((b) => b.multaCentavos)));
  const juros = naoNegativo(corridos.jurosCentavos + mantido.jurosCentavos - somar(feitas.map((b) => b.jurosCentavos)));
  if (em <= limite) {
    const desconto = descontoSobre(saldo, descontoQueResta(titulo, feitas));
    return {
      saldoCentavos: saldo,
      descontoCentavos: desconto,
      multaCentavos: multa,
      jurosCentavos: juros,
      totalCentavos: centavos(saldo - desconto + multa + juros),
      emDia: true,
      diasAtraso: 0,
      baseMultaCentavos: zero,
    };
  }
  return {
    saldoCentavos: saldo,
    descontoCentavos: zero,
    multaCentavos: multa,
    jurosCentavos: juros,
    totalCentavos: somar([saldo, multa, juros]),
    emDia: false,
    diasAtraso: diasEntre(titulo.dataVencimento, em),
    baseMultaCentavos: corridos.baseMultaCentavos,
  };
}

/** Days that interest ran on one base. */
export type TrechoDeJuros = { dias: number; baseCentavos: Centavos };
/**
 * What being late cost by a date since the due date, before anything of it was received or waived; nothing while on time. The fine is that
 * beyond one which a change of due date kept.
 */
export type EncargosCorridos = { baseMultaCentavos: Centavos; multaCentavos: Centavos; jurosCentavos: Centavos; trechos: TrechoDeJuros[] };

/**
 * The fine, and the interest as stretches of days on one base each: a late payment of principal begins another stretch. The stretches
 * are summed exactly and rounded once.
 */
export function encargosAte(titulo: TituloDevido, baixas: readonly BaixaViva[], em: DataCivil): EncargosCorridos {
  const limite = limiteDe(titulo);
  if (em <= limite) return { baseMultaCentavos: zero, multaCentavos: zero, jurosCentavos: zero, trechos: [] };
  const feitas = baixas.filter((b) => b.dataBaixa <= em);
  const liquido = titulo.valorCentavos - titulo.descontoIncondicionalCentavos;
  const base = centavos(liquido - somar(feitas.filter((b) => b.dataBaixa <= limite).map(amortizado)));
  const trechos: TrechoDeJuros[] = [];
  let [desde, corrente] = [titulo.dataVencimento, base];
  const fechar = (ate: DataCivil): void => {
    const dias = diasEntre(desde, ate);
    if (dias > 0 && corrente !== 0) trechos.push({ dias, baseCentavos: corrente });
    desde = ate;
  };
  const tardias = feitas.filter((b) => b.dataBaixa > limite && amortizado(b) !== 0);
  for (const b of tardias.toSorted((x, y) => (x.dataBaixa < y.dataBaixa ? -1 : x.dataBaixa > y.dataBaixa ? 1 : 0))) {
    fechar(b.dataBaixa);
    corrente = centavos(corrente - amortizado(b));
  }
  fechar(em);
  return {
    baseMultaCentavos: base,
    multaCentavos: naoNegativo(percentual(base, titulo.multaPercentual) - mantidoEm(feitas).multaCentavos),
    jurosCentavos: jurosDe(trechos, titulo.jurosPercentualMes),
    trechos,
  };
}

/** What changes of due date kept of the charges of before. */
export const mantidoEm = (feitas: readonly BaixaViva[]): { multaCentavos: Centavos; jurosCentavos: Centavos } => ({
  multaCentavos: somar(feitas.map((b) => b.multaMantidaCentavos ?? zero)),
  jurosCentavos: somar(feitas.map((b) => b.jurosMantidosCentavos ?? zero)),
});

/** Of the conditional discount, what was neither granted nor lost. */
export const descontoQueResta = (titulo: TituloDevido, feitas: readonly BaixaViva[]): Centavos =>
  naoNegativo(
    titulo.descontoCondicionalCentavos - somar(feitas.map((b) => centavos(b.descontoCentavos + (b.descontoPerdidoCentavos ?? 0)))),
  );

const amortizado = (b: BaixaViva): Centavos => centavos(b.principalCentavos + b.descontoCentavos);
const naoNegativo = (n: number): Centavos => centavos(Math.max(0, n));

/**
 * Of a conditional discount, what a payment on time earns on a balance. It belongs to the whole title: what a broken agreement covered
 * of it leaves the discount whole and the balance perhaps smaller, and then one cent stays to be paid, so that a payment can settle it.
 */
export function descontoSobre(saldo: Centavos, desconto: Centavos): Centavos {
  return naoNegativo(Math.min(desconto, saldo - 1));
}

/** Simple interest, in exact integers and rounded once. */
function jurosDe(trechos: readonly TrechoDeJuros[], taxaMes: string): Centavos {
  const centavosDia = trechos.reduce((soma, t) => soma + BigInt(t.baseCentavos) * BigInt(t.dias), 0n);
  const taxa = lerDecimal(taxaMes, 4);
  if (taxa === null) throw new RangeError(`invalid rate: ${taxaMes}`);
  const divisor = 30n * 100n * 10_000n;
  return centavos(Number((centavosDia * taxa * 2n + divisor) / (divisor * 2n)));
}
