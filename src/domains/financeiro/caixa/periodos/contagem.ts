import { type Centavos, centavos } from '#shared/dinheiro.ts';

type Esperado = { formaPagamentoId: number | null; esperadoCentavos: Centavos };
type Contado = { formaPagamentoId: number | null; contadoCentavos: Centavos };
export type Conferida = Esperado & Contado & { diferencaCentavos: Centavos };

/** Puts what was counted beside what was expected, method by method. Null when they are not of the same methods. */
export function conferirContagem(esperados: readonly Esperado[], contados: readonly Contado[]): Conferida[] | null {
  const porForma = new Map(contados.map((c) => [c.formaPagamentoId, c.contadoCentavos]));
  if (porForma.size !== contados.length || contados.length !== esperados.length) return null;
  const conferidas = esperados.flatMap((e): Conferida[] => {
    const contadoCentavos = porForma.get(e.formaPagamentoId);
    if (contadoCentavos === undefined) return [];
    return [{ ...e, contadoCentavos, diferencaCentavos: centavos(contadoCentavos - e.esperadoCentavos) }];
  });
  return conferidas.length === esperados.length ? conferidas : null;
}
