import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosDeclaracao } from '../erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  declaracoes_primeira_key: () => errosDeclaracao.DECLARACAO_JA_EMITIDA(),
  declaracoes_substitui_key: () => errosDeclaracao.DECLARACAO_JA_EMITIDA(),
  debitos_contestados_vivo_key: () => errosDeclaracao.DEBITO_JA_CONTESTADO(),
});
