import { type Centavos, centavos, ratear, somar } from '#shared/dinheiro.ts';
import type { DescontoAplicado, Parcela } from '../parcelas.ts';

type Diferenca = { valor: number; incondicional: number; condicional: number };

/**
 * An installment of which some shares changed and others had been paid: its amounts are those of its titles, to the cent, and each
 * discount takes its part of them between what it took before and what it takes of what changed.
 */
export function emParte(antes: Parcela, depois: Parcela, diferencas: readonly Diferenca[]): Parcela {
  const mais = (valor: Centavos, campo: keyof Diferenca): Centavos => centavos(valor + diferencas.reduce((soma, d) => soma + d[campo], 0));
  const descontoIncondicionalCentavos = mais(antes.descontoIncondicionalCentavos, 'incondicional');
  const descontoCondicionalCentavos = mais(antes.descontoCondicionalCentavos, 'condicional');
  return {
    ...depois,
    valorCentavos: mais(antes.valorCentavos, 'valor'),
    descontoIncondicionalCentavos,
    descontoCondicionalCentavos,
    descontos: [
      ...repartir(descontoIncondicionalCentavos, antes, depois, false),
      ...repartir(descontoCondicionalCentavos, antes, depois, true),
    ],
  };
}

function repartir(total: Centavos, antes: Parcela, depois: Parcela, condicional: boolean): DescontoAplicado[] {
  const porDesconto = Map.groupBy(
    [...antes.descontos, ...depois.descontos].filter((d) => d.condicional === condicional && d.valorCentavos > 0),
    (d) => d.descricao,
  );
  const grupos = [...porDesconto.values()].flatMap((iguais) =>
    iguais.slice(0, 1).map((d) => ({ d, peso: somar(iguais.map((x) => x.valorCentavos)) })),
  );
  if (grupos.length === 0) return [];
  const partes = ratear(
    total,
    grupos.map(({ peso }) => peso),
  );
  return grupos.map(({ d }, i) => ({ ...d, valorCentavos: partes[i] ?? centavos(0) }));
}
