import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosAvaliacao as erros } from '../erros.ts';

/** What the constraints of evaluations mean to a person. */
registrarRestricoes({
  avaliacoes_final_key: () => erros.AVALIACAO_REPETIDA({}, { campos: ['papel'] }),
  avaliacoes_segunda_chamada_key: () => erros.AVALIACAO_REPETIDA({}, { campos: ['substituiId'] }),
  avaliacoes_tipo_avaliacao_id_fkey: () => erros.AVALIACAO_TIPO_INEXISTENTE({}, { campos: ['tipoAvaliacaoId'] }),
  AVALIACAO_FORA_DA_ETAPA: () => erros.AVALIACAO_MUDOU(),
  AVALIACAO_ORIGINAL_INVALIDA: () => erros.AVALIACAO_ORIGINAL_INVALIDA({}, { campos: ['substituiId'] }),
  AVALIACAO_MUDOU: () => erros.AVALIACAO_MUDOU(),
});
