import { sql } from 'kysely';
import { contasComResultado, contasComSaldos, type ContaDoLivro } from '#domains/contabil/livros/server/saldos.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Pedido } from './ler-partidas.ts';

type Posterior = { contaId: number; saldo: number; resultado: number };

/** What each account holds at the end of a book, and what it brought in its periods; what was posted since the book was asked for is left out. */
export async function lerDemonstracoes(tx: Tx, { de, ate, ultimoId }: Pedido): Promise<ContaDoLivro[]> {
  const resultados = new Map((await contasComResultado(tx, [{ de, ate }])).map((c) => [c.id, c.figuras]));
  const { rows } = await sql<Posterior>`select p.conta_id as "contaId", sum(p.debito_centavos - p.credito_centavos)::bigint as saldo,
      coalesce(sum(p.credito_centavos - p.debito_centavos) filter (where l.periodo >= ${de} and l.periodo % 100 <> 14), 0)::bigint as resultado
    from lancamentos_contabeis l join partidas_contabeis p on p.lancamento_id = l.id where l.id > ${ultimoId} and l.periodo <= ${ate} group by 1`.execute(
    tx,
  );
  const posteriores = new Map(rows.map((r) => [r.contaId, r]));
  return (await contasComSaldos(tx, [{ de, ate }])).map((conta) => {
    const [anterior = 0, debitos = 0, creditos = 0] = conta.figuras;
    const [, levou = 0, trouxe = 0] = resultados.get(conta.id) ?? [];
    const depois = posteriores.get(conta.id);
    return { ...conta, figuras: [anterior + debitos - creditos - (depois?.saldo ?? 0), trouxe - levou - (depois?.resultado ?? 0)] };
  });
}
