import type { Ato } from '#platform/server/ato.ts';
import type { Autor } from '#platform/server/auditoria/audit.ts';
import { estadoDe } from '#domains/pessoas/server/carregar.ts';
import { abrirParaMudanca, type PessoaSalva, salvarPessoa } from '#domains/pessoas/server/salvar-pessoa.ts';

/** Changes the CPF alone. Throws PESSOA_NAO_ENCONTRADA, CPF_DUPLICADO. */
export async function alterarCpf(ato: Ato<Autor>, { id, cpf }: { id: number; cpf: string }): Promise<PessoaSalva> {
  const atual = await abrirParaMudanca(ato, id);
  const estado = estadoDe(atual);
  return salvarPessoa(ato, atual, { ...estado, campos: { ...estado.campos, cpf } }, { acao: 'pessoa.cpf-alterado' });
}
