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
/** A number that only a schema will judge; what cannot be read as one counts as not given. */
const numeroOu = <T>(valor: unknown, senao: T): number | T => (typeof valor === 'number' ? valor : senao);

/** An amount as a form holds it while it is typed: the text itself until it can be read, and then possibly more than the product takes. */
export const valorLido = (digitado: unknown): Centavos | null => (inteiro(digitado, 1, centavosMaximo) ? centavos(digitado) : null);

/** The price lines for a summary, whatever they lack. */
export const resumoDosPrecos = (precos: readonly PrecoDigitado[]) =>
  precos.map((p) => ({
    descricao: p.descricao ?? '',
    valorCentavos: valorLido(p.valorCentavos) ?? centavos(0),
    parcelas: numeroOu(p.parcelas, 1),
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
        precoIndice: numeroOu(d.precoIndice, null),
        forma,
        percentual,
        valorCentavos,
        limiteCentavos: valorLido(d.limiteCentavos),
        condicional: d.condicional === true,
        sobreValorCheio: d.sobreValorCheio === true,
        prioridade: numeroOu(d.prioridade, 100),
        parcelaDe: numeroOu(d.parcelaDe, 1),
        parcelaAte: numeroOu(d.parcelaAte, null),
      },
    ];
  });
  return calcularParcelas(completos, validos);
}
