import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosContabeis } from '../erros.ts';

registrarRestricoes({
  fatos_contabeis_origem_key: () => errosContabeis.FATO_REPETIDO(),
  fatos_contabeis_estorno_de_key: () => errosContabeis.FATO_JA_ESTORNADO(),
});
