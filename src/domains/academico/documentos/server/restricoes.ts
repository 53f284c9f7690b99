import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosDocumento as erros } from '../erros.ts';

/** What the constraints of this room mean to a person. Two equal codes are chance itself: the same request made again passes. */
registrarRestricoes({
  documentos_emitidos_codigo_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  documentos_emitidos_numero_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  documentos_cancelamentos_documento_key: () => erros.DOCUMENTO_JA_CANCELADO({ numero: '—' }),
  DOCUMENTO_DE_OUTRO_ALUNO: () => erros.DOCUMENTO_DE_OUTRO_ALUNO(),
});
