import { type Centavos, centavos, centavosMaximo } from '#shared/dinheiro.ts';
import { isDataCivil } from '#shared/datas.ts';
import { calcularParcelas, type LinhaDesconto, type LinhaPreco, type Parcela } from '#domains/academico/contratos/parcelas.ts';

/** A price line while it is typed: parts may still be missing. */
export type PrecoDigitado = {
  precoId: number | null;
  descricao: string;
  valorCentavos: number | null;
  parcelas: number | null;
  primeiroVencimento: string | null;
  diaVencimento: number | null;
  formaPagamentoId: number | null;
};
export type DescontoDigitado = {
  descontoId: number | null;
  descricao: string;
  precoIndice: number | null;
  forma: 'percentual' | 'valor';
  percentual: string | null;
  valorCentavos: number | null;
  limiteCentavos: number | null;
  condicional: boolean;
  sobreValorCheio: boolean;
  prioridade: number;
  parcelaDe: number | null;
  parcelaAte: number | null;
};

const inteiro = (valor: unknown, min: number, max: number): valor is number =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= min && valor <= max;

/** An amount as a form holds it while it is typed: the text itself until it can be read, and then possibly more than the product takes. */
export const valorLido = (digitado: unknown): Centavos | null => (inteiro(digitado, 1, centavosMaximo) ? centavos(digitado) : null);

/** The installments of what is typed so far; lines that are not complete yet do not count. */
export function parcelasDigitadas(precos: readonly PrecoDigitado[], descontos: readonly DescontoDigitado[]): Parcela[] {
  const completos = precos.flatMap((p, indice): LinhaPreco[] => {
    const { parcelas, primeiroVencimento, diaVencimento } = p;
    const valorCentavos = valorLido(p.valorCentavos);
    if (valorCentavos === null || !inteiro(parcelas, 1, 60) || !inteiro(diaVencimento, 1, 31)) return [];
    if (primeiroVencimento === null || !isDataCivil(primeiroVencimento)) return [];
    return [{ indice, descricao: p.descricao, valorCentavos, parcelas, primeiroVencimento, diaVencimento }];
  });
  const validos = descontos.flatMap((d): LinhaDesconto[] => {
    const pronto =
      d.forma === 'percentual'
        ? d.percentual !== null && /^\d{1,3}([.,]\d{1,4})?$/.test(d.percentual)
        : valorLido(d.valorCentavos) !== null;
    if (!pronto) return [];
    return [
      {
        ...d,
        percentual: d.percentual?.replace(',', '.') ?? null,
        valorCentavos: valorLido(d.valorCentavos),
        limiteCentavos: valorLido(d.limiteCentavos),
        parcelaDe: d.parcelaDe ?? 1,
      },
    ];
  });
  return calcularParcelas(completos, validos);
}
