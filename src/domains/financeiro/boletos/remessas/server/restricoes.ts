import { errosRemessa } from '../erros.ts';
import { registrarRestricoes } from '#platform/server/database/errors.ts';

// What a violated rule of this room's tables means to a person when two requests race past the checks.
registrarRestricoes({
  remessas_nsa_key: () => errosRemessa.REMESSA_JA_GERADA(),
  remessas_itens_pkey: () => errosRemessa.NADA_A_ENVIAR(),
  BAIXA_SEM_RECUSA: () => errosRemessa.NADA_A_ENVIAR(),
});
