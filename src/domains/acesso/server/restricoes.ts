import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { errosAcesso } from '../erros.ts';

// What a violated constraint of this room's tables means to a person, when two requests race past the checks.
registrarRestricoes({
  usuarios_email_key: () => errosAcesso.EMAIL_EM_USO({}, { campos: ['email'] }),
  usuarios_pessoa_id_key: () => errosAcesso.PESSOA_JA_TEM_USUARIO({}, { campos: ['pessoaId'] }),
  perfis_nome_key: () => errosAcesso.PERFIL_NOME_EM_USO({}, { campos: ['nome'] }),
});
