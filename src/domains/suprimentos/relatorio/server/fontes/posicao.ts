import { type RawBuilder, sql } from 'kysely';
import { contemPalavras, ondeTodas } from '#platform/server/listas/listas.ts';
import { type ContextoDeRelatorio, fonteSql } from '#platform/server/relatorios/fonte.ts';
import type { ValoresDe } from '#shared/relatorios/filtros.ts';
import { custoMedioEmReais, palavrasDoProduto } from '#domains/suprimentos/server/sql.ts';
import type { filtrosDaPosicao, filtrosDoEstoque } from '../../definicoes/filtros.ts';
import { posicaoDeEstoque, valorPorDeposito } from '../../definicoes/posicao.ts';

type Sql = RawBuilder<unknown>;
type Filtros = ValoresDe<typeof filtrosDaPosicao>;

/** The conditions of the shared filters over a balance `x` of a product `p`. */
export const doEstoque = (f: ValoresDe<typeof filtrosDoEstoque>): (Sql | false)[] => [
  f.DepositoId !== undefined && sql`x.deposito_id = ${f.DepositoId}`,
  f.GrupoId !== undefined && sql`p.grupo_id = ${f.GrupoId}`,
  f.ProdutoId !== undefined && sql`x.produto_id = ${f.ProdutoId}`,
  ...contemPalavras(palavrasDoProduto, f.Nome),
];

/** Balances of products, groups and warehouses, as `x`, `p`, `g`, `d`. */
export const guardados: Sql = sql`saldos_estoque x join produtos p on p.id = x.produto_id join produtos_grupos g on g.id = p.grupo_id join depositos d on d.id = x.deposito_id`;

/** What the last movement of a balance `x` until a day left, as `m`: one look into the index for each. */
export const ultimoAte = (dia: string): Sql => sql`(select m.saldo_quantidade as quantidade, m.saldo_valor_centavos as valor
  from movimentos_estoque m where m.produto_id = x.produto_id and m.deposito_id = x.deposito_id and m.data_movimento <= ${dia}::date
  order by m.data_movimento desc, m.ordem desc, m.id desc limit 1)`;

/** What was written down of a balance `x` until a day ended, at the cost of then, as `m`. */
const registradoAte = (dia: string, fuso: string): Sql => {
  const fim = sql`((${dia}::date + 1)::timestamp at time zone ${fuso})`;
  return sql`(select sum(k.quantidade) as quantidade, sum(coalesce(r.valor, k.valor_centavos))::bigint as valor from movimentos_estoque k
    left join lateral (select r.valor_antes_centavos as valor from recalculos_estoque r where r.movimento_id = k.id and r.created_at >= ${fim} order by r.id limit 1) r
      on k.recalculo_id is not null
    where k.produto_id = x.produto_id and k.deposito_id = x.deposito_id and k.data_movimento <= ${dia}::date and k.created_at < ${fim})`;
};

const CHAVE = sql`(x.produto_id * 1000000 + x.deposito_id)`;

/** The position of a filter, only of the named rows when they are given. */
const posicao = (f: Filtros, { fuso }: ContextoDeRelatorio, so?: readonly number[]): Sql => sql`from ${guardados}
  cross join lateral ${f.Base === 'registro' ? registradoAte(f.Data, fuso) : ultimoAte(f.Data)} m
  ${ondeTodas([sql`m.quantidade > 0`, ...doEstoque(f), so !== undefined && sql`${CHAVE} = any(${[...so]}::bigint[])`])}`;

const linhas = (
  f: Filtros,
  contexto: ContextoDeRelatorio,
  so?: readonly number[],
): Sql => sql`select ${CHAVE} as chave, x.produto_id as "produtoId",
    x.deposito_id as "depositoId", p.codigo, p.nome as "produtoNome", g.nome as "grupoNome", d.nome as "depositoNome", m.quantidade, p.unidade,
    ${custoMedioEmReais(sql`m.quantidade`, sql`m.valor`)} as "custoMedio", m.valor as "valorCentavos"
  ${posicao(f, contexto, so)}`;

export const fontePosicaoDeEstoque = fonteSql(posicaoDeEstoque, (f, contexto) => ({
  linhas: linhas(f, contexto),
  ordem: [sql`f_busca(r."produtoNome")`, sql`r."depositoNome"`, sql`r.chave`],
  porChave: { chave: 'chave', linhasDe: (so) => linhas(f, contexto, so) },
}));

export const fonteValorPorDeposito = fonteSql(valorPorDeposito, (f, contexto) => ({
  linhas: sql`select d.id as "depositoId", d.nome as "depositoNome", g.id as "grupoId", g.nome as "grupoNome", count(*)::int as produtos, sum(m.valor)::bigint as "valorCentavos",
      coalesce(round(10000.0 * sum(m.valor) / nullif(sum(sum(m.valor)) over (), 0)), 0)::int as parte
    ${posicao(f, contexto)} group by d.id, d.nome, g.id, g.nome`,
  ordemDosGrupos: [sql`r."depositoNome"`, sql`r."depositoId"`],
  ordem: [sql`r."valorCentavos" desc`, sql`r."grupoId"`],
}));
