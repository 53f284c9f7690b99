import { modulo10, zeros } from '../digitos.ts';
import type { Banco } from './banco.ts';

/** Carteiras whose check digit leaves agency and account out (manual of Jul/2021). */
const semConta = new Set(['112', '126', '131', '146', '150', '168']);
/** Their free field carries a number and a client code of the company in place of its account (brazil.md §2.4). */
const comCliente = new Set(['106', '107', '122', '142', '143', '195', '196', '198']);

/** The carteiras that Itaú has (manual of Jul/2021, note 5, and those of before that still print). */
const daTabela = new Set(
  [
    '104',
    '108',
    '109',
    '110',
    '111',
    '112',
    '115',
    '121',
    '126',
    '131',
    '138',
    '146',
    '147',
    '150',
    '168',
    '175',
    '180',
    '188',
    '191',
  ].concat([...comCliente]),
);

export const itau: Banco = {
  codigo: '341',
  nome: 'Itaú',
  campos: { agencia: 4, conta: 5, carteira: 3 },
  carteirasDeFora: comCliente,
  carteiras: daTabela,
  sequencialMaximo: () => 99_999_999,
  nossoNumero: (_, sequencial) => zeros(sequencial, 8),
  dv: ({ agencia, conta, carteira }, nossoNumero) =>
    modulo10((semConta.has(carteira) ? '' : zeros(agencia, 4) + zeros(conta, 5)) + zeros(carteira, 3) + nossoNumero),
  impresso: (cobranca, nossoNumero) => `${zeros(cobranca.carteira, 3)}/${nossoNumero}-${itau.dv(cobranca, nossoNumero)}`,
  campoLivre: (cobranca, nossoNumero) => {
    const conta = zeros(cobranca.agencia, 4) + zeros(cobranca.conta, 5);
    return `${zeros(cobranca.carteira, 3)}${nossoNumero}${itau.dv(cobranca, nossoNumero)}${conta}${modulo10(conta)}000`;
  },
};
