import { type Centavos, centavos, centavosMaximo } from '#shared/dinheiro.ts';
import { isDataCivil } from '#shared/datas.ts';
import type { Preenchido } from '#platform/web/formulario/index.ts';
import type { z } from 'zod';
import type { linhaDescontoEsquema, linhaPrecoEsquema } from '../esquemas.ts';
import { calcularParcelas, type LinhaDesconto, type LinhaPreco, type Parcela } from '#domains/academico/contratos/parcelas.ts';

export type PrecoDigitado = Preenchido<z.input<typeof linhaPrecoEsquema>>;
export type DescontoDigitado = Preenchido<z.input<typeof linhaDescontoEsquema>>;

const inteiro = (valor: unknown, min: number, max: number): valor is number =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= min && valor <= max;
const inteiroOu = <T>(valor: unknown, min: number, max: number, senao: T): number | T => (inteiro(valor, min, max) ? valor : senao);

/** An amount as a form holds it while it is typed: the text itself until it can be read, and then possibly more than the product takes. */
export const valorLido = (digitado: unknown): Centavos | null => (inteiro(digitado, 1, centavosMaximo) ? centavos(digitado) : null);

/** The number of installments as typed; one while it cannot be read. */
export const parcelasLidas = (digitado: unknown): number => inteiroOu(digitado, 1, 60, 1);

/** The price lines for a summary, whatever they lack. */
export const resumoDosPrecos = (precos: readonly PrecoDigitado[]) =>
  precos.map((p) => ({
    descricao: p.descricao ?? '',
    valorCentavos: valorLido(p.valorCentavos) ?? centavos(0),
    parcelas: parcelasLidas(p.parcelas),
  }));

const taxaLida = (digitada: DescontoDigitado['percentual']): string | null =>
  typeof digitada === 'string' && /^\d{1,3}([.,]\d{1,4})?$/.test(digitada) ? digitada.replace(',', '.') : null;

/** The installments of what is typed so far; lines that are not complete yet do not count. */
export function parcelasDigitadas(precos: readonly PrecoDigitado[], descontos: readonly DescontoDigitado[]): Parcela[] {
  const completos = precos.flatMap((p, indice): LinhaPreco[] => {
    const { descricao, parcelas, primeiroVencimento, diaVencimento } = p;
    const valorCentavos = valorLido(p.valorCentavos);
    if (valorCentavos === null || !inteiro(parcelas, 1, 60) || !inteiro(diaVencimento, 1, 31)) return [];
    if (!primeiroVencimento || !isDataCivil(primeiroVencimento)) return [];
    return [{ indice, descricao: descricao ?? '', valorCentavos, parcelas, primeiroVencimento, diaVencimento }];
  });
  const validos = descontos.flatMap((d): LinhaDesconto[] => {
    const [percentual, valorCentavos] = [taxaLida(d.percentual), valorLido(d.valorCentavos)];
    const forma = d.forma ?? 'percentual';
    if ((forma === 'percentual' ? percentual : valorCentavos) === null) return [];
    return [
      {
        descricao: d.descricao ?? '',
        precoIndice: inteiroOu(d.precoIndice, 0, 19, null),
        forma,
        percentual,
        valorCentavos,
        limiteCentavos: valorLido(d.limiteCentavos),
        condicional: d.condicional === true,
        sobreValorCheio: d.sobreValorCheio === true,
        prioridade: inteiroOu(d.prioridade, 0, 999, 100),
        parcelaDe: inteiroOu(d.parcelaDe, 1, 60, 1),
        parcelaAte: inteiroOu(d.parcelaAte, 1, 60, null),
      },
    ];
  });
  return calcularParcelas(completos, validos);
}
