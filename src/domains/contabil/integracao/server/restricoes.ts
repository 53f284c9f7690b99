import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosIntegracao } from '../erros.ts';

// What a violated rule of the facts left out means to a person when two requests race past the checks.
registrarRestricoes({
  FATO_DISPENSADO_E_LANCADO: () => errosIntegracao.FATO_DISPENSADO_E_LANCADO(),
  fatos_dispensados_pkey: () => errosIntegracao.FATO_CONTABIL_NAO_ENCONTRADO(),
});
