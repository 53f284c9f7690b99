import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { erros } from '../erros.ts';

// What a violated constraint of this room's tables means to a person, when two requests race past the checks.
registrarRestricoes({
  pessoas_cpf_key: () => erros.CPF_EM_USO({}, { campos: ['cpf'] }),
});
