import { modulo11ou0, zeros } from '../digitos.ts';
import type { Banco } from './banco.ts';

export const santander: Banco = {
  codigo: '033',
  nome: 'Santander',
  campos: { agencia: 4, conta: 9, convenio: 7, carteira: 3 },
  // The one that files register as «rápida com registro» (code 5): 102 has no registration, 201 is pledged.
  carteiras: new Set(['101']),
  sequencialMaximo: () => 999_999_999_999,
  nossoNumero: (_, sequencial) => zeros(sequencial, 12),
  dv: (_, nossoNumero) => modulo11ou0(nossoNumero),
  impresso: (cobranca, nossoNumero) => `${nossoNumero}-${santander.dv(cobranca, nossoNumero)}`,
  campoLivre: (cobranca, nossoNumero) =>
    `9${zeros(cobranca.convenio, 7)}${nossoNumero}${santander.dv(cobranca, nossoNumero)}0${zeros(cobranca.carteira, 3)}`,
};
