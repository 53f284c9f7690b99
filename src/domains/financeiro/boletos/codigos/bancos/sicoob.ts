import { zeros } from '../digitos.ts';
import type { Banco } from './banco.ts';

const pesos = [3, 1, 9, 7] as const;
/** Every boleto of a school is its own title: the installment is always the first. */
const parcelaUnica = '001';

export const sicoob: Banco = {
  codigo: '756',
  nome: 'Sicoob',
  campos: { agencia: 4, conta: 12, convenio: 7, carteira: 1, complemento: 2 },
  // Simple, and pledged.
  carteiras: new Set(['1', '3']),
  sequencialMaximo: () => 9_999_999,
  nossoNumero: (_, sequencial) => zeros(sequencial, 7),
  dv: ({ agencia, convenio }, nossoNumero) => {
    const texto = zeros(agencia, 4) + zeros(convenio, 10) + nossoNumero;
    const resto = [...texto].reduce((soma, algarismo, i) => soma + Number(algarismo) * (pesos[i % 4] ?? 0), 0) % 11;
    return resto < 2 ? '0' : String(11 - resto);
  },
  impresso: (cobranca, nossoNumero) => `${nossoNumero}-${sicoob.dv(cobranca, nossoNumero)}`,
  campoLivre: (cobranca, nossoNumero) => {
    const { carteira, agencia, complemento, convenio } = cobranca;
    return (
      zeros(carteira, 1) +
      zeros(agencia, 4) +
      zeros(complemento, 2) +
      zeros(convenio, 7) +
      nossoNumero +
      sicoob.dv(cobranca, nossoNumero) +
      parcelaUnica
    );
  },
};
