import { type Centavos, ratear } from '#shared/dinheiro.ts';

/** Shares an amount among parts in proportion to what each is; a part too small for a centavo takes nothing and is left out. Pure. */
export function ratearPartes<P extends { valorCentavos: Centavos }>(valor: Centavos, partes: readonly P[]): P[] {
  const valores = ratear(
    valor,
    partes.map((parte) => parte.valorCentavos),
  );
  return partes.flatMap((parte, i) => {
    const valorCentavos = valores[i];
    return valorCentavos ? [{ ...parte, valorCentavos }] : [];
  });
}
