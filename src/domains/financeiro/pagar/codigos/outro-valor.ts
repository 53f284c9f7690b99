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

/** The same of a code as it is kept or typed; null too where it is none, or a wrong one. Pure. */
export function outroValorDoTexto(codigo: string | null | undefined, devido: Devido, hoje: DataCivil): Centavos | null {
  const lido = codigo ? lerCodigo(codigo, hoje) : null;
  return lido === null || typeof lido === 'string' ? null : outroValorDoCodigo(lido.valorCentavos, devido);
}
