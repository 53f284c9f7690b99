import { sql } from 'kysely';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { somarDias } from '#shared/datas.ts';
import { custoMedioEmReais } from '#domains/suprimentos/server/sql.ts';
import { movimentosDeEstoque } from '../../definicoes/movimentos.ts';
import { doEstoque, guardados, ultimoAte } from './posicao.ts';

const guarda = sql`x.produto_id as "produtoId", x.deposito_id as "depositoId", p.codigo, p.nome as "produtoNome", g.nome as "grupoNome", p.unidade, d.nome as "depositoNome",
  p.nome || ' (' || p.unidade || ') · ' || d.nome as "guardaNome", x.produto_id || '-' || x.deposito_id as guarda`;

/** What there was when the period began, as a row of its own; then its movements. */
export const fonteMovimentosDeEstoque = fonteSql(movimentosDeEstoque, (f) => {
  const { de, ate } = f.Periodo;
  const anterior = sql`select ${guarda}, null::date as "dataMovimento", 'anterior' as tipo, null::bigint as "operacaoId", 0::bigint as "movimentoId", 0::bigint as lugar, null as motivo,
      null as "solicitanteNome", null as "centroCustoNome", null as "fornecedorNome", null as documento, null::numeric as entrada, null::numeric as saida,
      m.valor as "inicialCentavos", null::bigint as "entradaCentavos", null::bigint as "saidaCentavos", m.valor as "finalCentavos",
      m.quantidade as "saldoQuantidade", m.valor as "saldoCentavos", ${custoMedioEmReais(sql`m.quantidade`, sql`m.valor`)} as "custoMedio"
    from ${guardados} cross join lateral ${ultimoAte(de === null ? '0001-01-01' : somarDias(de, -1))} m
    ${ondeTodas([sql`m.quantidade > 0`, ...doEstoque(f)])}`;
  const movimentos = sql`select ${guarda}, m.data_movimento, m.tipo, m.operacao_id, m.id, m.ordem, coalesce(o.motivo, ''), s.nome_completo, c.nome, v.nome, o.documento,
      case when m.quantidade > 0 then m.quantidade end, case when m.quantidade < 0 then -m.quantidade end,
      null, case when m.quantidade > 0 then m.valor_centavos end, case when m.quantidade < 0 then -m.valor_centavos end, m.valor_centavos,
      m.saldo_quantidade, m.saldo_valor_centavos, ${custoMedioEmReais(sql`m.saldo_quantidade`, sql`m.saldo_valor_centavos`)}
    from ${guardados} join movimentos_estoque m on m.produto_id = x.produto_id and m.deposito_id = x.deposito_id
    join operacoes_estoque o on o.id = m.operacao_id
    left join v_pessoa_resumo s on s.id = o.solicitante_pessoa_id left join v_centro_custo c on c.id = o.centro_custo_id left join v_fornecedor v on v.id = o.fornecedor_id
    ${ondeTodas([
      de !== null && sql`m.data_movimento >= ${de}::date`,
      ate !== null && sql`m.data_movimento <= ${ate}::date`,
      ...doEstoque(f),
    ])}`;
  return {
    linhas: sql`${anterior} union all ${movimentos}`,
    ordemDosGrupos: [sql`f_busca(r."produtoNome")`, sql`r."produtoId"`, sql`r."depositoNome"`, sql`r."depositoId"`],
    ordem: [sql`r."dataMovimento" nulls first`, sql`r.lugar`, sql`r."movimentoId"`],
  };
});
