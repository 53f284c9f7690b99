import type { Caixa, Peca } from '#shared/papel/pecas.ts';
import { deslocar } from './deslocar.ts';

/**
 * Boxes laid on pages of a height. Those that stay together go to the next page together when they do not fit on this one; more than a page of
 * them is cut where it must be. Gives the pieces of each page, from the corner of the text.
 */
export function paginar(caixas: readonly Caixa[], altura: number): Peca[][] {
  const paginas: Peca[][] = [[]];
  let y = 0;
  const virar = (): void => {
    paginas.push([]);
    y = 0;
  };
  const por = (caixa: Caixa): void => {
    if (y > 0) y += caixa.antes;
    paginas.at(-1)?.push(...deslocar(caixa.pecas, 0, y));
    y += caixa.altura;
  };
  // A page is begun for what stands on it: not by a break at the very end.
  const ultima = caixas.findLastIndex(({ pecas }) => pecas.length > 0);
  for (let i = 0; i < caixas.length; ) {
    const cadeia = cadeiaDesde(caixas, i);
    const comecaPagina = cadeia[0]?.novaPagina === true && i < ultima;
    i += cadeia.length;
    if (comecaPagina && (paginas.length > 1 || paginas[0]?.length || y > 0)) virar();
    const total = alturaDe(cadeia, y > 0);
    // Room after a table that ends a page begins no other.
    const temAltura = cadeia.some((caixa) => caixa.altura > 0);
    if (temAltura && y > 0 && y + total > altura && total - (cadeia[0]?.antes ?? 0) <= altura) virar();
    for (const caixa of cadeia) {
      if (caixa.altura > 0 && y > 0 && y + caixa.antes + caixa.altura > altura + 0.01) virar();
      if (y === 0 && caixa.cabeca && paginas.length > 1) for (const uma of caixa.cabeca) por(uma);
      por(caixa);
    }
  }
  return paginas;
}

/** The boxes from one on that stay together. */
function cadeiaDesde(caixas: readonly Caixa[], i: number): Caixa[] {
  const cadeia: Caixa[] = [];
  for (let j = i; j < caixas.length; j += 1) {
    const caixa = caixas[j];
    if (!caixa || (caixa.novaPagina && cadeia.length > 0)) break;
    cadeia.push(caixa);
    if (!caixa.junto) break;
  }
  return cadeia;
}

const alturaDe = (cadeia: readonly Caixa[], comPrimeira: boolean): number =>
  cadeia.reduce((soma, { altura, antes }, i) => soma + altura + (i > 0 || comPrimeira ? antes : 0), 0);
