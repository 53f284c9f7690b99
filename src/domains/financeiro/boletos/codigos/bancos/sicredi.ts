import { modulo11ou0, zeros } from '../digitos.ts';
import type { Banco } from './banco.ts';

/** Marks a number that the beneficiary generates; 1 would be the cooperative. */
const byteDoBeneficiario = '2';
const carteiraSimples = '1';

export const sicredi: Banco = {
  codigo: '748',
  nome: 'Sicredi',
  campos: { agencia: 4, conta: 5, convenio: 5, carteira: 1, complemento: 2 },
  // Registered; the other one there is, 3, is not registered, which no slip may be any more.
  carteiras: new Set(['1']),
  sequencialMaximo: () => 99_999,
  nossoNumero: (_, sequencial, ano) => zeros(ano % 100, 2) + byteDoBeneficiario + zeros(sequencial, 5),
  dv: ({ agencia, complemento, convenio }, nossoNumero) =>
    modulo11ou0(zeros(agencia, 4) + zeros(complemento, 2) + zeros(convenio, 5) + nossoNumero),
  impresso: (cobranca, nossoNumero) => `${nossoNumero.slice(0, 2)}/${nossoNumero.slice(2)}-${sicredi.dv(cobranca, nossoNumero)}`,
  campoLivre: (cobranca, nossoNumero, valorCentavos) => {
    const { carteira, agencia, complemento, convenio } = cobranca;
    const campo =
      zeros(carteira, 1) +
      carteiraSimples +
      nossoNumero +
      sicredi.dv(cobranca, nossoNumero) +
      zeros(agencia, 4) +
      zeros(complemento, 2) +
      zeros(convenio, 5) +
      (valorCentavos > 0 ? '1' : '0') +
      '0';
    return campo + modulo11ou0(campo);
  },
};
