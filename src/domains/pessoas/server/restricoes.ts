import { registrarRestricoes } from '#platform/server/database/errors.ts';
import { type ErroNegocio, errosComuns } from '#shared/erros.ts';
import { erros } from '../erros.ts';
import { mensagensDePessoa } from '../mensagens.ts';

/** The same key fails both ways: pointing at nobody, or deleting somebody's parent. */
function filiacaoRecusada(detalhe: string): ErroNegocio {
  if (!detalhe.includes('is not present')) return errosComuns.REGISTRO_EM_USO();
  const code = 'PESSOA_INEXISTENTE';
  return errosComuns.DADOS_INVALIDOS({}, { campos: [{ path: 'filiations.filiadoPessoaId', code, textos: mensagensDePessoa[code] }] });
}

// What a violated constraint of this room's tables means to a person, when two requests race past the checks.
registrarRestricoes({
  pessoas_filiacoes_filiado_pessoa_id_fkey: filiacaoRecusada,
  pessoas_cpf_key: () => erros.CPF_EM_USO({}, { campos: ['cpf'] }),
});
