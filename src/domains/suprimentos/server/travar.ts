import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Estado } from '../custo.ts';
import { errosEstoque } from '../erros.ts';
import { lerQuantidade } from '../quantidade.ts';
import type { Posterior } from '../planejar.ts';

export type ProdutoTravado = { id: number; nome: string; unidade: string; ativo: boolean };
export type DepositoTravado = { id: number; nome: string; ativo: boolean };
export type Travados = { produtos: Map<number, ProdutoTravado>; depositos: Map<number, DepositoTravado> };

/**
 * Holds products and deposits as they are, and their balances for this transaction, in the order of ids: who moves the same product waits.
 * Throws PRODUTO_DESCONHECIDO, DEPOSITO_DESCONHECIDO.
 */
export async function travarEstoque(tx: Tx, pares: readonly { produtoId: number; depositoId: number }[]): Promise<Travados> {
  const produtos = [...new Set(pares.map((p) => p.produtoId))];
  const depositos = [...new Set(pares.map((p) => p.depositoId))];
  const { rows: achados } =
    await sql<ProdutoTravado>`select id, nome, unidade, ativo from produtos where id = any(${produtos}) order by id for share`.execute(tx);
  if (achados.length < produtos.length) throw errosEstoque.PRODUTO_DESCONHECIDO();
  const { rows: lugares } =
    await sql<DepositoTravado>`select id, nome, ativo from depositos where id = any(${depositos}) order by id for share`.execute(tx);
  if (lugares.length < depositos.length) throw errosEstoque.DEPOSITO_DESCONHECIDO();
  const linhas = pares.map(({ produtoId, depositoId }) => ({ produtoId, depositoId }));
  await sql`insert into saldos_estoque (produto_id, deposito_id)
    select distinct e."produtoId", e."depositoId" from json_to_recordset(${JSON.stringify(linhas)}::json) as e("produtoId" bigint, "depositoId" bigint)
    order by 1, 2 on conflict do nothing`.execute(tx);
  await sql`select 1 from saldos_estoque where produto_id = any(${produtos}) order by produto_id, deposito_id for update`.execute(tx);
  const { rows: outros } = await sql<DepositoTravado>`select id, nome, ativo from depositos where id in
    (select deposito_id from saldos_estoque where produto_id = any(${produtos}))`.execute(tx);
  return {
    produtos: new Map(achados.map((p) => [p.id, p])),
    depositos: new Map([...outros, ...lugares].map((d) => [d.id, d])),
  };
}

type UltimoDoDia = {
  produtoId: number;
  depositoId: number;
  quantidade: string;
  valor: number;
  saldoQuantidade: string;
  saldoValor: number;
};

/** A place in the order of movements: the end of a day, or right after one of its movements. */
export type Lugar = { dia: DataCivil; depoisDe?: number | null };
const ultimoLugar = '9223372036854775807';

/** What each deposit held of these products at a place in their order, by product and deposit. */
export async function estadosEm(
  tx: Db | Tx,
  produtos: readonly number[],
  { dia, depoisDe }: Lugar,
): Promise<Map<number, Map<number, Estado>>> {
  const { rows } =
    await sql<UltimoDoDia>`select s.produto_id as "produtoId", s.deposito_id as "depositoId", abs(m.quantidade) as quantidade,
      abs(m.valor_centavos) as valor, m.saldo_quantidade as "saldoQuantidade", m.saldo_valor_centavos as "saldoValor"
    from saldos_estoque s cross join lateral (select * from movimentos_estoque m where m.produto_id = s.produto_id and m.deposito_id = s.deposito_id
      and (m.data_movimento, m.ordem) <= (${dia}::date, ${depoisDe ?? ultimoLugar}::bigint)
      order by m.data_movimento desc, m.ordem desc, m.id desc limit 1) m
    where s.produto_id = any(${produtos})`.execute(tx);
  const estados = new Map<number, Map<number, Estado>>();
  for (const r of rows) {
    const doProduto = estados.get(r.produtoId) ?? new Map<number, Estado>();
    doProduto.set(r.depositoId, {
      quantidade: lerQuantidade(r.saldoQuantidade),
      valor: BigInt(r.saldoValor),
      ultimaQuantidade: lerQuantidade(r.quantidade),
      ultimoValor: BigInt(r.valor),
    });
    estados.set(r.produtoId, doProduto);
  }
  return estados;
}

/** What comes after a place, of these products, in order. */
export async function movimentosDepoisDe(tx: Tx, produtos: readonly number[], { dia, depoisDe }: Lugar): Promise<Posterior[]> {
  const { rows } = await sql<Posterior>`select m.id, m.operacao_id as "operacaoId", o.tipo, m.data_movimento as "dataMovimento",
      m.produto_id as "produtoId", m.deposito_id as "depositoId", m.quantidade, m.valor_centavos as valor, m.saldo_quantidade as "saldoQuantidade",
      m.saldo_valor_centavos as "saldoValor", m.recalculo_id as "recalculoId",
      exists (select 1 from movimentos_estoque e where e.estorno_de = m.id) as estornado
    from movimentos_estoque m join operacoes_estoque o on o.id = m.operacao_id
    where m.produto_id = any(${produtos}) and (m.data_movimento, m.ordem) > (${dia}::date, ${depoisDe ?? ultimoLugar}::bigint)
    order by m.produto_id, m.data_movimento, m.ordem, m.id`.execute(tx);
  return rows;
}
