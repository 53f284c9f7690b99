import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  NUMERACAO_DE_OUTRA_CONTA: (detalhe) => {
    const [campo = '', ...conta] = detalhe.split('|');
    return errosBoletos.NUMERACAO_DE_OUTRA_CONTA({ conta: conta.join('|') }, { campos: [campo] });
  },
  CHAVE_PIX_INVALIDA: () => errosBoletos.COBRANCA_INVALIDA({}, { campos: ['pixChave'] }),
  NOSSO_NUMERO_VOLTA: () => errosBoletos.NUMERO_SO_SOBE({ atual: '—' }),
  NSA_VOLTA: () => errosBoletos.NSA_SO_SOBE({ atual: '—' }),
});
