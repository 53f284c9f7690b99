import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosRetorno } from '../erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  LINHA_JA_PROCESSADA: () => errosRetorno.EXCECAO_JA_TRATADA(),
  REPETICAO_SEM_LINHA: () => errosRetorno.EXCECAO_JA_TRATADA(),
  retornos_linhas_evento_key: () => errosRetorno.EXCECAO_JA_TRATADA(),
  retornos_linhas_credito_key: () => errosRetorno.EXCECAO_JA_TRATADA(),
  retornos_linhas_um_destino: () => errosRetorno.EXCECAO_JA_TRATADA(),
  retornos_linhas_baixa_key: () => errosRetorno.EXCECAO_JA_TRATADA(),
});
