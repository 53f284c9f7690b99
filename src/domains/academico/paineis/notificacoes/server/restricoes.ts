import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosNotificacao as erros } from '../erros.ts';

/** What the constraints of this room mean to a person. */
registrarRestricoes({
  notificacoes_numero_key: () => errosComuns.OPERACAO_EM_ANDAMENTO(),
  notificacoes_marco_key: () => erros.NOTIFICACAO_REPETIDA(),
  notificacoes_etapa_key: () => erros.NOTIFICACAO_REPETIDA(),
  notificacoes_envios_vivo_key: () => erros.ENVIO_REPETIDO(),
  NOTIFICACAO_DE_OUTRO_ALUNO: () => erros.NOTIFICACAO_DE_OUTRO_ALUNO(),
  NOTIFICACAO_JA_ENVIADA: (numero) => erros.NOTIFICACAO_JA_ENVIADA({ numero }),
  ENVIO_SO_A_FAMILIA: (numero) => erros.ENVIO_SO_A_FAMILIA({ numero }),
  NOTIFICACAO_CANCELADA: (numero) => erros.NOTIFICACAO_CANCELADA({ numero }),
});
