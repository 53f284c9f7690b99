import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosBoletos } from '../erros.ts';
import { errosRetorno } from '../retornos/erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { rotulosSituacaoBoleto } from '../situacoes.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  boletos_vivo_key: () => errosBoletos.TITULO_JA_TEM_BOLETO({ numero: '—' }),
  boletos_nosso_numero_key: () => errosBoletos.NUMERO_SO_SOBE({ atual: '—' }),
  boletos_numero_no_banco_key: () => errosBoletos.NUMERO_SO_SOBE({ atual: '—' }),
  NUMERACAO_DE_OUTRA_CONTA: (detalhe) => {
    const [campo = '', ...conta] = detalhe.split('|');
    return errosBoletos.NUMERACAO_DE_OUTRA_CONTA({ conta: conta.join('|') }, { campos: [campo] });
  },
  CHAVE_PIX_INVALIDA: () => errosBoletos.COBRANCA_INVALIDA({}, { campos: ['pixChave'] }),
  BOLETO_DE_FALECIDO: (numero) => errosBoletos.ALUNO_FALECIDO({ numero }),
  NOSSO_NUMERO_VOLTA: () => errosBoletos.NUMERO_SO_SOBE({ atual: '—' }),
  BOLETO_NAO_VOLTA: () => errosBoletos.BOLETO_NAO_SE_BAIXA({ numero: '—', situacao: emFrase(rotulosSituacaoBoleto, 'paga') }),
  BOLETO_IMPRESSO: () => errosBoletos.BOLETO_NAO_SE_BAIXA({ numero: '—', situacao: emFrase(rotulosSituacaoBoleto, 'paga') }),
  NSA_VOLTA: () => errosBoletos.NSA_SO_SOBE({ atual: '—' }),
  remessas_nsa_key: () => errosBoletos.REMESSA_JA_GERADA(),
  remessas_itens_pkey: () => errosBoletos.NADA_A_ENVIAR(),
  BAIXA_SEM_RECUSA: () => errosBoletos.NADA_A_ENVIAR(),
  LINHA_JA_PROCESSADA: () => errosRetorno.EXCECAO_JA_TRATADA(),
  retornos_linhas_evento_key: () => errosRetorno.EXCECAO_JA_TRATADA(),
  retornos_linhas_credito_key: () => errosRetorno.EXCECAO_JA_TRATADA(),
  retornos_linhas_um_destino: () => errosRetorno.EXCECAO_JA_TRATADA(),
  retornos_linhas_baixa_key: () => errosRetorno.EXCECAO_JA_TRATADA(),
});
