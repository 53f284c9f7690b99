import { modulo11ou0, zeros } from '../digitos.ts';
import type { Banco } from './banco.ts';

/** Registered, issued by the beneficiary: the two digits that open the nosso número. */
const registradaPeloBeneficiario = '14';

/** The beneficiary with six digits carries a check digit; with seven it stands as it is (SIGCB manual). */
const beneficiario = (convenio: string): string => {
  const codigo = zeros(convenio, 7);
  return codigo.startsWith('0') ? codigo.slice(1) + modulo11ou0(codigo.slice(1)) : codigo;
};

export const caixa: Banco = {
  codigo: '104',
  nome: 'Caixa',
  campos: { agencia: 5, convenio: 7, carteira: 2 },
  sequencialMaximo: () => 999_999_999_999_999,
  nossoNumero: (_, sequencial) => registradaPeloBeneficiario + zeros(sequencial, 15),
  dv: (_, nossoNumero) => modulo11ou0(nossoNumero),
  impresso: (cobranca, nossoNumero) => `${nossoNumero}-${caixa.dv(cobranca, nossoNumero)}`,
  campoLivre: ({ convenio }, nn) => {
    const campo = beneficiario(convenio) + nn.slice(2, 5) + nn.slice(0, 1) + nn.slice(5, 8) + nn.slice(1, 2) + nn.slice(8, 17);
    return campo + modulo11ou0(campo);
  },
};
