import { sql } from 'kysely';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { reposicaoDeEstoque } from '../../definicoes/reposicao.ts';
import { doEstoque } from './posicao.ts';

// A purchase that was taken back says nothing of the price; one without a value neither.
const ultimaCompra = sql`(select e.data_movimento, e.quantidade, e.valor_centavos, o.fornecedor_id from movimentos_estoque e join operacoes_estoque o on o.id = e.operacao_id
  where e.produto_id = x.produto_id and e.tipo = 'entrada' and e.valor_centavos > 0 and not exists (select from movimentos_estoque t where t.estorno_de = e.id)
  order by o.fornecedor_id is null, e.data_movimento desc, e.id desc limit 1)`;
const menorEmbalagem = sql`(select e.nome, e.fator from produtos_embalagens e where e.produto_id = x.produto_id and not e.base order by e.fator, e.nome limit 1)`;

/** What is below its minimum today, with the purchase that restores it. */
export const fonteReposicaoDeEstoque = fonteSql(reposicaoDeEstoque, (f, { idioma }) => ({
  linhas: sql`select x.produto_id as "produtoId", x.deposito_id as "depositoId", p.codigo, p.nome as "produtoNome", p.unidade, d.nome as "depositoNome",
      x.saldo, x.minimo, q.comprar, case when k.fator is not null then trim_scale(q.comprar / k.fator) || ' × ' || k.nome end as embalagens,
      coalesce(u.fornecedor_id, 0) as "fornecedorId", coalesce(v.nome, ${idioma === 'br' ? 'Fornecedor desconhecido' : 'Unknown supplier'}) as "fornecedorNome",
      u.data_movimento as "ultimaCompra", (parte_do_valor(100, u.valor_centavos, u.quantidade) / 10000)::numeric(15,4) as "custoUnitario",
      parte_do_valor(q.comprar, u.valor_centavos, u.quantidade)::bigint as "custoCentavos", (u.quantidade is null)::int as "semCompra"
    from v_abaixo_do_minimo x join produtos p on p.id = x.produto_id join depositos d on d.id = x.deposito_id
    left join lateral ${ultimaCompra} u on true left join lateral ${menorEmbalagem} k on true left join v_fornecedor v on v.id = u.fornecedor_id
    cross join lateral (select case when k.fator is null then x.minimo - x.saldo else ceil((x.minimo - x.saldo) / k.fator) * k.fator end as comprar) q
    ${ondeTodas(doEstoque(f))}`,
  ordemDosGrupos: [sql`r."fornecedorId" = 0`, sql`f_busca(r."fornecedorNome")`, sql`r."fornecedorId"`],
  ordem: [sql`f_busca(r."produtoNome")`, sql`r."produtoId"`, sql`r."depositoId"`],
}));
