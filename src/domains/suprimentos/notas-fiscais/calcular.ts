import { lerDecimal, escreverDecimal } from '#shared/decimais.ts';
import { type Centavos, centavos, ratear, somar } from '#shared/dinheiro.ts';

type Valores = { valorCentavos: Centavos; descontoCentavos: Centavos; impostosCentavos: Centavos };
export type Encargos = { freteCentavos: Centavos; seguroCentavos: Centavos; outrasCentavos: Centavos; descontoCentavos: Centavos };
/** What one item costs, and of what that is made. */
export type Custo = Encargos & { proprioCentavos: Centavos; custoCentavos: Centavos };

/**
 * What each item of an invoice costs, to the centavo: its own value less its discount plus the taxes on top of it, and its part of freight,
 * insurance and other costs, less its part of the discount on the whole. Parts are by value, the odd centavos to the largest remainders; what
 * is worth nothing (a gift) bears nothing, unless nothing is worth anything. The costs sum to the total. Pure.
 */
export function custosDosItens(itens: readonly Valores[], encargos: Encargos): Custo[] {
  const proprios = itens.map((i) => centavos(i.valorCentavos - i.descontoCentavos + i.impostosCentavos));
  const pesos = proprios.some((p) => p > 0) ? proprios.map((p) => Math.max(0, p)) : itens.map(() => 1);
  const [frete, seguro, outras, desconto] = [
    encargos.freteCentavos,
    encargos.seguroCentavos,
    encargos.outrasCentavos,
    encargos.descontoCentavos,
  ].map((valor) => (itens.length === 0 ? [] : ratear(valor, pesos)));
  const zero = centavos(0);
  return proprios.map((proprioCentavos, i) => {
    const partes = {
      freteCentavos: frete?.[i] ?? zero,
      seguroCentavos: seguro?.[i] ?? zero,
      outrasCentavos: outras?.[i] ?? zero,
      descontoCentavos: desconto?.[i] ?? zero,
    };
    const somado = somar([proprioCentavos, partes.freteCentavos, partes.seguroCentavos, partes.outrasCentavos]);
    return { ...partes, proprioCentavos, custoCentavos: centavos(somado - partes.descontoCentavos) };
  });
}

/** What an invoice costs in all: items + freight + insurance + other costs − discount. */
export const totalDaNota = (itens: readonly Valores[], e: Encargos): Centavos =>
  centavos(
    itens.reduce((soma, i) => soma + i.valorCentavos - i.descontoCentavos + i.impostosCentavos, 0) +
      e.freteCentavos +
      e.seguroCentavos +
      e.outrasCentavos -
      e.descontoCentavos,
  );

/** A quantity of an invoice in units of stock: 2 boxes of 12 are 24, half up to four decimals. */
export function emEstoque(quantidade: string, fator: string): string {
  const q = lerDecimal(quantidade, 4) ?? 0n;
  const f = lerDecimal(fator, 4) ?? 0n;
  return escreverDecimal((q * f + 5_000n) / 10_000n, 4);
}

type Destinado = { custoCentavos: Centavos; estocado: boolean; categoriaFinanceiraId: number | null; centroCustoId: number | null };
export type Parte = { categoriaFinanceiraId: number; centroCustoId: number | null; valorCentavos: Centavos; estocado: boolean };

/** Who bears an invoice: each item by its category and cost centre or, where it has none, those of the invoice; what goes into stock apart. */
export function rateioDaNota(
  itens: readonly Destinado[],
  daNota: { categoriaFinanceiraId: number; centroCustoId: number | null },
): Parte[] {
  const partes = new Map<string, Parte>();
  for (const { custoCentavos, estocado, ...item } of itens) {
    const categoriaFinanceiraId = item.categoriaFinanceiraId ?? daNota.categoriaFinanceiraId;
    const centroCustoId = item.centroCustoId ?? daNota.centroCustoId;
    const chave = `${categoriaFinanceiraId} ${centroCustoId ?? ''} ${estocado}`;
    const antes = partes.get(chave)?.valorCentavos ?? 0;
    partes.set(chave, { categoriaFinanceiraId, centroCustoId, estocado, valorCentavos: centavos(antes + custoCentavos) });
  }
  return [...partes.values()].filter((p) => p.valorCentavos > 0);
}
