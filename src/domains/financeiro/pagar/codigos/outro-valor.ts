import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { lerCodigo } from './ler-codigo.ts';

/** What is owed of a title, and what of it is withheld. */
export type Devido = { saldoCentavos: Centavos; retidoCentavos: Centavos };

/**
 * What a code states, where that is neither the balance of its title nor the balance with what is withheld: whoever pays by it pays a discount
 * or an increase that nobody meant, or another bill. Null where it agrees or states none. Pure.
 */
export const outroValorDoCodigo = (valorCentavos: Centavos | null, { saldoCentavos, retidoCentavos }: Devido): Centavos | null =>
  valorCentavos === saldoCentavos || valorCentavos === saldoCentavos + retidoCentavos ? null : valorCentavos;

/** What a code as it is kept says beside what is owed: that, and who it pays where it says so. Nothing where it is none, or a wrong one. Pure. */
export function dizeresDoCodigo(
  codigo: string | null,
  devido: Devido,
  hoje: DataCivil,
): { favorecido: string | null; outroValorCentavos: Centavos | null } {
  const lido = codigo ? lerCodigo(codigo, hoje) : null;
  if (lido === null || typeof lido === 'string') return { favorecido: null, outroValorCentavos: null };
  return { favorecido: lido.favorecido, outroValorCentavos: outroValorDoCodigo(lido.valorCentavos, devido) };
}
