import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosCriterio } from '../erros.ts';

/** What the constraints of the criteria mean to a person. */
registrarRestricoes({
  CRITERIO_DO_INICIO: (curso) => errosCriterio.CRITERIO_DO_INICIO({ curso }),
});
