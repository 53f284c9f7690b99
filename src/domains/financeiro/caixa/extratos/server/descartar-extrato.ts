import { sql } from 'kysely';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { errosExtrato } from '../erros.ts';
import { travarConta } from '#domains/financeiro/caixa/server/conciliada.ts';

/**
 * Forgets a statement that was read by mistake: the last of its account, as those read after it did not bring what it had brought.
 * Throws EXTRATO_NAO_ENCONTRADO, EXTRATO_NAO_E_O_ULTIMO, EXTRATO_EM_USO.
 */
export async function descartarExtrato(ato: Ato<Pessoa>, id: number): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows: contas } = await sql<{ conta: number }>`select conta_bancaria_id as conta from extratos_bancarios where id = ${id}`.execute(
    tx,
  );
  if (!contas[0]) throw errosExtrato.EXTRATO_NAO_ENCONTRADO();
  await travarConta(tx, contas[0].conta);
  const { rows } = await sql<{ nome: string; ultimo: boolean; usado: boolean }>`select e.nome_arquivo as nome,
      not exists (select from extratos_bancarios d where d.conta_bancaria_id = e.conta_bancaria_id and d.id > e.id) as ultimo,
      exists (select from extratos_bancarios_linhas l join conciliacoes_linhas c on c.linha_id = l.id where l.extrato_id = e.id) as usado
    from extratos_bancarios e where e.id = ${id}`.execute(tx);
  const [extrato] = rows;
  if (!extrato) throw errosExtrato.EXTRATO_NAO_ENCONTRADO();
  if (!extrato.ultimo) throw errosExtrato.EXTRATO_NAO_E_O_ULTIMO();
  if (extrato.usado) throw errosExtrato.EXTRATO_EM_USO();
  await sql`delete from extratos_bancarios_linhas where extrato_id = ${id}`.execute(tx);
  await sql`delete from extratos_bancarios where id = ${id}`.execute(tx);
  await auditar(ato, { acao: 'extrato_bancario.descartado', alvoTipo: 'extrato_bancario', alvoId: id, antes: { arquivo: extrato.nome } });
  return { id };
}
