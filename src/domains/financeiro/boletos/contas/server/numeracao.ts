import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import './restricoes.ts';

/** `conta` is a carteira and convênio of an account. */
type Pedido = { conta: number; ano: number; quantidade: number };

/**
 * Takes so many numbers for each account, and answers the last of each. An account goes on after the last number of every account
 * that the bank counts together with it, as after one that was registered anew. Counters are locked in the order of the accounts.
 */
export async function tomarNumeros(tx: Tx, pedidos: readonly Pedido[]): Promise<Map<number, number>> {
  await abrirContadores(tx, pedidos);
  const ultimos = new Map<number, number>();
  for (const { conta, ano, quantidade } of pedidos) {
    const ultimo = (await ultimoNumero(tx, conta, ano)) + quantidade;
    await guardarUltimo(tx, { conta, ano, ultimo });
    ultimos.set(conta, ultimo);
  }
  return ultimos;
}

/** Makes the counters that accounts lack, and locks them with those that count with them: whoever numbers meanwhile waits. */
export async function abrirContadores(tx: Tx, pedidos: readonly Pick<Pedido, 'conta' | 'ano'>[]): Promise<void> {
  const contadores = sql`json_to_recordset(${JSON.stringify(pedidos)}::json) as p(conta bigint, ano int)`;
  await sql`insert into boletos_numeracao (conta_cobranca_id, ano, ultimo) select p.conta, p.ano, 0 from ${contadores} order by p.conta
    on conflict (conta_cobranca_id, ano) do nothing`.execute(tx);
  await sql`select 1 from boletos_numeracao n where (n.conta_cobranca_id, n.ano) in (select m.outra_id, p.ano from ${contadores}
      join v_conta_mesma_numeracao m on m.conta_cobranca_id = p.conta) order by n.conta_cobranca_id, n.ano for update`.execute(tx);
}

/** The last number of what the bank counts an account by. */
export async function ultimoNumero(tx: Tx, conta: number, ano: number): Promise<number> {
  const { rows } = await sql<{ ultimo: number }>`select coalesce(max(n.ultimo), 0) as ultimo from boletos_numeracao n
    where n.ano = ${ano} and n.conta_cobranca_id in (select outra_id from v_conta_mesma_numeracao where conta_cobranca_id = ${conta})`.execute(
    tx,
  );
  return rows[0]?.ultimo ?? 0;
}

/** Keeps the last number that an account took; its counter is there already. */
export async function guardarUltimo(tx: Tx, { conta, ano, ultimo }: { conta: number; ano: number; ultimo: number }): Promise<void> {
  await sql`update boletos_numeracao set ultimo = ${ultimo} where conta_cobranca_id = ${conta} and ano = ${ano}`.execute(tx);
}

/** Every account that the bank counts together with an account, itself too: a slip of theirs is known by its number to each. */
export async function contasDaNumeracao(db: Db | Tx, conta: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select distinct outra_conta_id as id from v_conta_mesma_numeracao where conta_bancaria_id = ${conta} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
