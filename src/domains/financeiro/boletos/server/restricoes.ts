import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosBoletos } from '../erros.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { rotulosSituacaoBoleto } from '../situacoes.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  boletos_vivo_key: () => errosBoletos.TITULO_JA_TEM_BOLETO({ numero: '—' }),
  boletos_nosso_numero_key: () => errosBoletos.NUMERO_SO_SOBE({ atual: '—' }),
  boletos_numero_no_banco_key: () => errosBoletos.NUMERO_SO_SOBE({ atual: '—' }),
  BOLETO_DE_FALECIDO: (numero) => errosBoletos.ALUNO_FALECIDO({ numero }),
  BOLETO_NAO_VOLTA: () => errosBoletos.BOLETO_NAO_SE_BAIXA({ numero: '—', situacao: emFrase(rotulosSituacaoBoleto, 'paga') }),
  BOLETO_IMPRESSO: () => errosBoletos.BOLETO_NAO_SE_BAIXA({ numero: '—', situacao: emFrase(rotulosSituacaoBoleto, 'paga') }),
});
