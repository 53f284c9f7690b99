import { sql } from 'kysely';
import { type Autor, auditar } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { excluirArquivo } from '#platform/server/files.ts';
import type { Pedido } from '#platform/server/http/tipos.ts';
import { estadoDe } from './carregar.ts';
import { paraAuditoria } from './para-auditoria.ts';
import { abrirParaMudanca } from './salvar-pessoa.ts';
import { somarAoTotal } from './total.ts';

/**
 * Deletes a person that nothing refers to, with parts, photo and health form; the audit keeps who it was.
 * Throws PESSOA_NAO_ENCONTRADA, REGISTRO_EM_USO (enrolled, employed, user, someone's parent).
 */
export async function excluirPessoa(tx: Tx, autor: Autor, id: number, pedido?: Pedido): Promise<void> {
  const atual = await abrirParaMudanca(tx, autor, id);
  await sql`with ${somarAoTotal(sql`-1`)} delete from pessoas where id = ${id}`.execute(tx);
  for (const arquivo of [atual.fotoArquivoId, atual.miniaturaArquivoId]) if (arquivo !== null) await excluirArquivo(tx, arquivo);
  const antes = { codigo: atual.codigo, ...paraAuditoria(estadoDe(atual)) };
  await auditar(tx, autor, { acao: 'pessoa.excluida', alvoTipo: 'pessoa', alvoId: id, antes }, pedido);
}
