import { obterPessoa, type PessoaLida, registroDe } from './carregar.ts';
import { registrarVisualizacao } from './registrar-visualizacao.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';

/** The record of a person, as its screen shows it; that somebody saw the whole CPF is recorded. @throws PESSOA_NAO_ENCONTRADA */
export async function verPessoa({ db, quem }: Pick<Contexto, 'db' | 'quem'>, id: number): Promise<ReturnType<typeof registroDe>> {
  const pessoa: PessoaLida = await obterPessoa(db, quem, id);
  if (pessoa.cpf !== null) await registrarVisualizacao(db, quem, { pessoaId: id, dado: 'cpf' });
  return registroDe(pessoa);
}
