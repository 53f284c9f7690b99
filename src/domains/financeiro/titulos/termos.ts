import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';

export type TituloDevido = {
  valorCentavos: Centavos;
  descontoIncondicionalCentavos: Centavos;
  descontoCondicionalCentavos: Centavos;
  dataVencimento: DataCivil;
  /** The last day on time, as the title keeps it: it knows the holidays of the school's city. Without it, the calendar of all banks says. */
  dataLimite?: DataCivil;
  /** Percent, once: '2.0000'. */
  multaPercentual: string;
  /** Percent a month, simple: '1.0000'. */
  jurosPercentualMes: string;
};

export type BaixaViva = {
  dataBaixa: DataCivil;
  principalCentavos: Centavos;
  /** Of the conditional discount, what the payment still earns. */
  descontoCentavos: Centavos;
  /** What a reversal took back of it: the title was not settled on time after all. */
  descontoRevogadoCentavos?: Centavos;
  multaCentavos: Centavos;
  jurosCentavos: Centavos;
  /** What a change of due date kept of the charges that had run until it; less than nothing where they were given up with it. */
  multaMantidaCentavos?: Centavos;
  jurosMantidosCentavos?: Centavos;
  /** Of the conditional discount, what was lost before a change of due date, or given back with it. */
  descontoPerdidoCentavos?: Centavos;
  /** What it is, when not money: charges waived, principal that a broken agreement had already covered, or what a change of due date kept. */
  tipo?: 'baixa' | 'dispensa' | 'amortizacao' | 'vencimento';
};
