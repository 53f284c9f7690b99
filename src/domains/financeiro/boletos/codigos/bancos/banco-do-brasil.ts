import { somaPonderada, zeros } from '../digitos.ts';
import type { Banco, Cobranca } from './banco.ts';

/** Sequence digits by length of the convênio (manual of Jan/2016, annexes VII to X). */
const sequencialPorConvenio: Readonly<Record<number, number>> = { 4: 7, 6: 5, 7: 10 };

function tamanhoDoSequencial({ convenio }: Cobranca): number {
  const tamanho = sequencialPorConvenio[convenio.length];
  if (tamanho === undefined) throw new RangeError(`convênio of ${convenio.length} digits`);
  return tamanho;
}

/** Módulo 11 of Banco do Brasil: right to left, weights 9 down to 2; 10 is written X. */
export function dvBancoDoBrasil(texto: string): string {
  const d = somaPonderada(texto, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return d === 10 ? 'X' : String(d);
}

export const bancoDoBrasil: Banco = {
  codigo: '001',
  nome: 'Banco do Brasil',
  campos: { agencia: 4, conta: 8, convenio: 7, carteira: 2 },
  sequencialMaximo: (cobranca) => 10 ** tamanhoDoSequencial(cobranca) - 1,
  nossoNumero: (cobranca, sequencial) => cobranca.convenio + zeros(sequencial, tamanhoDoSequencial(cobranca)),
  dv: ({ convenio }, nossoNumero) => (convenio.length === 7 ? '' : dvBancoDoBrasil(nossoNumero)),
  impresso: (cobranca, nossoNumero) => {
    const dv = bancoDoBrasil.dv(cobranca, nossoNumero);
    return dv === '' ? nossoNumero : `${nossoNumero}-${dv}`;
  },
  campoLivre: ({ agencia, conta, convenio, carteira }, nossoNumero) =>
    convenio.length === 7
      ? `000000${nossoNumero}${zeros(carteira, 2)}`
      : nossoNumero + zeros(agencia, 4) + zeros(conta, 8) + zeros(carteira, 2),
};
