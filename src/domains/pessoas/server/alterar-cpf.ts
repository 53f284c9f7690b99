import type { Autor } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Pedido } from '#platform/server/http/tipos.ts';
import { estadoDe } from './carregar.ts';
import { abrirParaMudanca, type PessoaSalva, salvarPessoa } from './salvar-pessoa.ts';

/** Changes the CPF alone. Throws PESSOA_NAO_ENCONTRADA, CPF_DUPLICADO. */
export async function alterarCpf(tx: Tx, autor: Autor, id: number, cpf: string, pedido?: Pedido): Promise<PessoaSalva> {
  const atual = await abrirParaMudanca(tx, autor, id);
  const estado = estadoDe(atual);
  return salvarPessoa(
    tx,
    autor,
    atual,
    { ...estado, campos: { ...estado.campos, cpf } },
    { acao: 'pessoa.cpf-alterado', ...(pedido ? { pedido } : {}) },
  );
}
