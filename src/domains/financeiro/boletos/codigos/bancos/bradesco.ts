import { pesos2a7, somaPonderada, zeros } from '../digitos.ts';
import type { Banco } from './banco.ts';

export const bradesco: Banco = {
  codigo: '237',
  nome: 'Bradesco',
  campos: { agencia: 4, conta: 7, carteira: 2 },
  sequencialMaximo: () => 99_999_999_999,
  nossoNumero: (_, sequencial) => zeros(sequencial, 11),
  dv: ({ carteira }, nossoNumero) => {
    const d = 11 - (somaPonderada(zeros(carteira, 2) + nossoNumero, pesos2a7) % 11);
    return d === 10 ? 'P' : d === 11 ? '0' : String(d);
  },
  impresso: (cobranca, nossoNumero) => `${zeros(cobranca.carteira, 2)}/${nossoNumero}-${bradesco.dv(cobranca, nossoNumero)}`,
  campoLivre: ({ agencia, conta, carteira }, nossoNumero) => `${zeros(agencia, 4)}${zeros(carteira, 2)}${nossoNumero}${zeros(conta, 7)}0`,
};
