import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  remessas_nsa_key: () => errosBoletos.REMESSA_JA_GERADA(),
  remessas_itens_pkey: () => errosBoletos.NADA_A_ENVIAR(),
  BAIXA_SEM_RECUSA: () => errosBoletos.NADA_A_ENVIAR(),
});
