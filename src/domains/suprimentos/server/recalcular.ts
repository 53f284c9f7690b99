import { sql } from 'kysely';
import { registrarEstornosDeFatos, registrarFatos } from '#domains/contabil/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { deOutroCusto, type Mudanca, type TipoMovido } from '../planejar.ts';
import { escreverQuantidade, lerQuantidade } from '../quantidade.ts';
import { type Contada, fatoDoMovimento, fatoVivo, produtosDosFatos, temFato } from './fatos.ts';

/**
 * Gives later movements what they cost and leave now that something of an earlier day was entered: a row for each new cost, the fact of the
 * old one taken back and that of the new one handed over.
 */
export async function gravarRecalculos(
  tx: Tx,
  { operacaoId, mudancas }: { operacaoId: number; mudancas: readonly Mudanca[] },
): Promise<void> {
  if (mudancas.length === 0) return;
  const outras = deOutroCusto(mudancas);
  const linhas = outras.map((m) => ({ movimentoId: m.antes.id, antes: m.antes.valor, depois: Number(m.valor) }));
  const { rows } = await sql<{ id: number; movimentoId: number }>`
    insert into recalculos_estoque (movimento_id, operacao_id, valor_antes_centavos, valor_depois_centavos)
    select e."movimentoId", ${operacaoId}, e.antes, e.depois
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e("movimentoId" bigint, antes bigint, depois bigint)
    returning id, movimento_id as "movimentoId"`.execute(tx);
  const recalculos = new Map(rows.map((r) => [r.movimentoId, r.id]));
  const novos = mudancas.map((m) => ({
    id: m.antes.id,
    valor: Number(m.valor),
    quantidade: escreverQuantidade(m.saldoQuantidade),
    saldo: Number(m.saldoValor),
    recalculo: recalculos.get(m.antes.id) ?? m.antes.recalculoId,
  }));
  await sql`update movimentos_estoque m set valor_centavos = e.valor, saldo_quantidade = e.quantidade, saldo_valor_centavos = e.saldo, recalculo_id = e.recalculo
    from json_to_recordset(${JSON.stringify(novos)}::json) as e(id bigint, valor bigint, quantidade numeric, saldo bigint, recalculo bigint)
    where m.id = e.id`.execute(tx);
  await contarDeNovo(tx, outras, recalculos);
}

async function contarDeNovo(tx: Tx, outras: readonly Mudanca[], recalculos: ReadonlyMap<number, number>): Promise<void> {
  const { rows } = await sql<
    Contada & { id: number }
  >`select id, case tipo when 'entrada' then 'entrada' when 'retirada' then 'retirada' when 'transferencia' then 'transferencia' else 'ajuste' end as tipo, data_movimento as "dataMovimento", deposito_destino_id as "depositoDestinoId",
      centro_custo_id as "centroCustoId", documento, origem_tipo as "origemTipo", contagem_id as "contagemId"
    from operacoes_estoque where id = any(${outras.map((m) => m.antes.operacaoId)}) and tipo <> 'estorno'`.execute(tx);
  const operacoes = new Map(rows.map((o) => [o.id, o]));
  const produtoDe = await produtosDosFatos(
    tx,
    outras.map((m) => m.antes.produtoId),
  );
  const contados = outras.flatMap(({ antes, valor }) => {
    const operacao = operacoes.get(antes.operacaoId);
    const quantidade = lerQuantidade(antes.quantidade);
    if (!operacao || !temFato(operacao.tipo, quantidade < 0n)) return [];
    const origemId = recalculos.get(antes.id) ?? 0;
    const novo = fatoDoMovimento(
      operacao,
      { ...antes, ...produtoDe(antes.produtoId), quantidade, valor },
      { origemTipo: 'recalculo_estoque', origemId },
    );
    const original = fatoVivo({ id: antes.id, tipo: antes.tipo as TipoMovido, recalculoId: antes.recalculoId });
    return novo
      ? [
          {
            novo,
            estorno: {
              evento: 'estoque.recalculado' as const,
              dataFato: antes.dataMovimento,
              origemTipo: 'recalculo_estoque' as const,
              origemId,
              original,
            },
          },
        ]
      : [];
  });
  await registrarEstornosDeFatos(
    tx,
    contados.map((c) => c.estorno),
  );
  await registrarFatos(
    tx,
    contados.map((c) => c.novo),
  );
}
