import { errosContaCobranca } from '../erros.ts';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  NUMERACAO_DE_OUTRA_CONTA: (detalhe) => {
    const [campo = '', ...conta] = detalhe.split('|');
    return errosContaCobranca.NUMERACAO_DE_OUTRA_CONTA({ conta: conta.join('|') }, { campos: [campo] });
  },
  contas_cobranca_convenio_key: () => errosContaCobranca.CONVENIO_JA_CADASTRADO({}, { campos: ['convenio'] }),
  contas_cobranca_padrao_key: () => errosContaCobranca.CONVENIO_JA_CADASTRADO({}, { campos: ['padrao'] }),
  CHAVE_PIX_INVALIDA: () => errosContaCobranca.COBRANCA_INVALIDA({}, { campos: ['pixChave'] }),
  NOSSO_NUMERO_VOLTA: () => errosBoletos.NUMERO_SO_SOBE({ atual: '—' }),
  NSA_VOLTA: () => errosContaCobranca.NSA_SO_SOBE({ atual: '—' }),
});
