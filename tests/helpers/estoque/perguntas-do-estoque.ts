import { type RawBuilder, sql } from 'kysely';

type Perguntas = Record<string, RawBuilder<unknown>>;
const hoje = sql`(now() at time zone 'America/Belem')::date`;
const mes = sql`date_trunc('month', ${hoje})::date`;
const soma = (onde: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select coalesce(sum(valor_centavos), 0) from movimentos_estoque where ${onde}`;
/** A position is the sum of what moved, asked movement by movement. */
const posicao: Perguntas = { 'soma.valorCentavos': soma(sql`data_movimento <= ${hoje}`) };
const guardado = sql`(select produto_id, deposito_id, sum(quantidade) as quantidade from movimentos_estoque group by 1, 2)`;
const falta = sql`produtos_minimos n join produtos p on p.id = n.produto_id and p.ativo left join ${guardado} s on s.produto_id = n.produto_id and s.deposito_id = n.deposito_id
  where coalesce(s.quantidade, 0) < n.quantidade`;

/** What the reports of stock say of the demo school, straight from the movements. */
export const perguntasDoEstoque: Record<string, Perguntas> = {
  'estoque-posicao': {
    ...posicao,
    linhas: sql`select count(*) from ${guardado} s where quantidade > 0`,
    'distintos.produtoId': sql`select count(distinct produto_id) from ${guardado} s where quantidade > 0`,
  },
  'estoque-depositos': { ...posicao, 'soma.produtos': sql`select count(*) from ${guardado} s where quantidade > 0` },
  'estoque-movimentos': {
    'soma.inicialCentavos': soma(sql`data_movimento < ${mes}`),
    'soma.entradaCentavos': soma(sql`data_movimento >= ${mes} and quantidade > 0`),
    'soma.saidaCentavos': sql`select -(${soma(sql`data_movimento >= ${mes} and quantidade < 0`)})`,
    'soma.finalCentavos': soma(sql`data_movimento < ${mes} + interval '1 month'`),
  },
  'estoque-reposicao': {
    linhas: sql`select count(*) from ${falta}`,
    'soma.semCompra': sql`select count(*) from ${falta} and not exists (select 1 from movimentos_estoque m where m.produto_id = n.produto_id and m.tipo = 'entrada')`,
  },
};
