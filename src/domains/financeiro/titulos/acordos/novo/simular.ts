import { errosNovoAcordo } from './erros.ts';
import { type DataCivil, partesDe, vencimentoDaParcela } from '#shared/datas.ts';
import { decimalCurto } from '#shared/decimais.ts';
import { type Centavos, centavos, dividirEmParcelas, formatarReais, percentual, somar } from '#shared/dinheiro.ts';

export type TituloARenegociar = {
  id: number;
  numero: string;
  /** Principal not yet covered. */
  saldoCentavos: Centavos;
  multaCentavos: Centavos;
  jurosCentavos: Centavos;
};
export type CondicoesDoAcordo = {
  /** Percent of the fine, and of the interest, that is not asked for: '100.0000' waives all. */
  dispensaMultaPercentual: string;
  dispensaJurosPercentual: string;
  entradaCentavos: Centavos;
  dataEntrada: DataCivil;
  /** Installments besides the entry. */
  parcelas: number;
  primeiroVencimento: DataCivil;
};
export type RegrasDoAcordo = { maximoParcelas: number; entradaMinimaPercentual: string };
export type ParcelaDoAcordo = { parcela: number; dataVencimento: DataCivil; valorCentavos: Centavos; entrada: boolean };
export type AcordoSimulado = {
  itens: (TituloARenegociar & { dispensaCentavos: Centavos; totalCentavos: Centavos })[];
  saldoCentavos: Centavos;
  multaCentavos: Centavos;
  jurosCentavos: Centavos;
  dispensaCentavos: Centavos;
  totalCentavos: Centavos;
  parcelas: ParcelaDoAcordo[];
};

/**
 * What an agreement would be: every old title with its charges and what is waived of them, and the new installments, whose sum
 * is exactly the sum of the old ones. The entry is the first installment; the others are equal, the odd centavos one each to the first.
 * Throws ACORDO_PARCELAS_DEMAIS, ACORDO_ENTRADA_BAIXA, ACORDO_ENTRADA_ALTA.
 */
export function simularAcordo(titulos: readonly TituloARenegociar[], c: CondicoesDoAcordo, regras: RegrasDoAcordo): AcordoSimulado {
  const itens = titulos.map((t) => {
    const dispensaCentavos = somar([
      percentual(t.multaCentavos, c.dispensaMultaPercentual),
      percentual(t.jurosCentavos, c.dispensaJurosPercentual),
    ]);
    return { ...t, dispensaCentavos, totalCentavos: centavos(t.saldoCentavos + t.multaCentavos + t.jurosCentavos - dispensaCentavos) };
  });
  const totalCentavos = somar(itens.map((i) => i.totalCentavos));
  conferir(totalCentavos, c, regras);
  const temEntrada = c.entradaCentavos > 0;
  const entrada: ParcelaDoAcordo[] = temEntrada
    ? [{ parcela: 1, dataVencimento: c.dataEntrada, valorCentavos: c.entradaCentavos, entrada: true }]
    : [];
  const { dia } = partesDe(c.primeiroVencimento);
  const demais = dividirEmParcelas(centavos(totalCentavos - c.entradaCentavos), c.parcelas).map(
    (valorCentavos, k): ParcelaDoAcordo => ({
      parcela: k + 1 + entrada.length,
      dataVencimento: vencimentoDaParcela(c.primeiroVencimento, k, dia),
      valorCentavos,
      entrada: false,
    }),
  );
  const soma = (parte: 'saldoCentavos' | 'multaCentavos' | 'jurosCentavos' | 'dispensaCentavos'): Centavos =>
    somar(itens.map((i) => i[parte]));
  return {
    itens,
    saldoCentavos: soma('saldoCentavos'),
    multaCentavos: soma('multaCentavos'),
    jurosCentavos: soma('jurosCentavos'),
    dispensaCentavos: soma('dispensaCentavos'),
    totalCentavos,
    parcelas: [...entrada, ...demais],
  };
}

function conferir(total: Centavos, { entradaCentavos, parcelas }: CondicoesDoAcordo, regras: RegrasDoAcordo): void {
  if (parcelas > regras.maximoParcelas)
    throw errosNovoAcordo.ACORDO_PARCELAS_DEMAIS({ maximo: regras.maximoParcelas }, { campos: ['parcelas'] });
  const minima = percentual(total, regras.entradaMinimaPercentual);
  if (entradaCentavos < minima) {
    const params = { minima: formatarReais(minima), percentual: decimalCurto(regras.entradaMinimaPercentual) };
    throw errosNovoAcordo.ACORDO_ENTRADA_BAIXA(params, { campos: ['entradaCentavos'] });
  }
  if (total - entradaCentavos < parcelas)
    throw errosNovoAcordo.ACORDO_ENTRADA_ALTA({ total: formatarReais(total) }, { campos: ['entradaCentavos'] });
}
