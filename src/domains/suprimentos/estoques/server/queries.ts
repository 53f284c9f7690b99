import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import {
  type ComTotais,
  contemPalavras,
  type DefinicaoLista,
  listar,
  ondeTodas,
  type Pagina,
  totaisDe,
} from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { custoMedioEmReais, palavrasDoProduto } from '#domains/suprimentos/server/sql.ts';
import type { estoquesApi, FiltrosSaldo } from '../api.ts';

type PaginaDeSaldos = RespostaServidor<typeof estoquesApi.listarSaldos>;
export type Saldo = PaginaDeSaldos['itens'][number];
type Totais = NonNullable<PaginaDeSaldos['totais']>;
type ColunaDeSaldo = 'produto' | 'codigo' | 'deposito' | 'grupo' | 'valor';
type Movimento = RespostaServidor<typeof estoquesApi.explicarCusto>['itens'][number];

const custoMedio = (quantidade: RawBuilder<unknown>, valor: RawBuilder<unknown>) => sql`${custoMedioEmReais(quantidade, valor)}::text`;

// What a warehouse should have and never had is a line too.
const de = sql`from (select coalesce(x.produto_id, n.produto_id) as produto_id, coalesce(x.deposito_id, n.deposito_id) as deposito_id,
      coalesce(x.quantidade, 0)::numeric(15,4) as quantidade, coalesce(x.valor_centavos, 0)::bigint as valor_centavos, n.quantidade as minimo
    from saldos_estoque x full join produtos_minimos n on n.produto_id = x.produto_id and n.deposito_id = x.deposito_id) s
  join produtos p on p.id = s.produto_id join produtos_grupos g on g.id = p.grupo_id join depositos d on d.id = s.deposito_id`;
const abaixo = sql`(p.ativo and d.ativo and s.minimo is not null and s.quantidade < s.minimo)`;

/** Balances, by any of their filters. */
export function listaDeSaldos(f: FiltrosSaldo): DefinicaoLista<ColunaDeSaldo, Saldo> {
  return {
    colunas: sql<Saldo>`s.produto_id as "produtoId", p.codigo, p.nome as "produtoNome", g.nome as "grupoNome", p.unidade, s.deposito_id as "depositoId",
      d.nome as "depositoNome", s.quantidade::text as quantidade, s.minimo::text as minimo, ${abaixo} as "abaixoDoMinimo",
      ${custoMedio(sql`s.quantidade`, sql`s.valor_centavos`)} as "custoMedio", s.valor_centavos as "valorCentavos"`,
    de,
    onde: [
      f.produtoId !== undefined && sql`s.produto_id = ${f.produtoId}`,
      f.depositoId !== undefined && sql`s.deposito_id = ${f.depositoId}`,
      f.grupoId !== undefined && sql`p.grupo_id = ${f.grupoId}`,
      f.comSaldo !== undefined && sql`(s.quantidade > 0) = ${f.comSaldo}`,
      f.abaixoDoMinimo !== undefined && sql`${abaixo} = ${f.abaixoDoMinimo}`,
      ...contemPalavras(palavrasDoProduto, f.nome),
    ],
    ordem: {
      produto: sql`f_busca(p.nome)`,
      codigo: sql`p.codigo`,
      deposito: sql`f_busca(d.nome)`,
      grupo: sql`f_busca(g.nome)`,
      valor: sql`s.valor_centavos`,
    },
    desempate: sql`(s.produto_id, s.deposito_id)`,
  };
}

/** One page of balances with the value of the whole filter. */
export function listarSaldos(db: Db, filtros: FiltrosSaldo, paginacao: Paginacao<ColunaDeSaldo>): Promise<PaginaDeSaldos> {
  const lista = listaDeSaldos(filtros);
  return listar<Saldo, ColunaDeSaldo, ComTotais<Totais>>(db, lista, paginacao, () =>
    totaisDe(
      db,
      sql<Totais & { total: number }>`select count(*)::int as total, coalesce(sum(s.valor_centavos), 0)::bigint as "valorCentavos",
        (count(*) filter (where ${abaixo}))::int as "abaixoDoMinimo" ${de} ${ondeTodas(lista.onde)}`,
    ),
  );
}

/** The movements of a product in a warehouse, with what each found, left, and the average after it. */
export function explicarCusto(
  db: Db,
  { produtoId, depositoId, paginacao }: { produtoId: number; depositoId: number; paginacao: Paginacao<'data'> },
): Promise<Pagina<Movimento>> {
  return listar<Movimento, 'data'>(
    db,
    {
      colunas: sql<Movimento>`m.id, m.operacao_id as "operacaoId", o.tipo, m.data_movimento as "dataMovimento", p.unidade, m.quantidade::text as quantidade,
        m.valor_centavos as "valorCentavos",
        (select r.valor_antes_centavos from recalculos_estoque r where r.movimento_id = m.id order by r.id limit 1) as "valorAntesCentavos",
        m.saldo_quantidade::text as "saldoQuantidade", m.saldo_valor_centavos as "saldoValorCentavos",
        (m.saldo_quantidade - m.quantidade)::text as "antesQuantidade", m.saldo_valor_centavos - m.valor_centavos as "antesValorCentavos",
        ${custoMedio(sql`m.saldo_quantidade`, sql`m.saldo_valor_centavos`)} as "custoMedio",
        exists (select 1 from movimentos_estoque e where e.estorno_de = m.id) as estornado`,
      de: sql`from movimentos_estoque m join operacoes_estoque o on o.id = m.operacao_id join produtos p on p.id = m.produto_id`,
      deContagem: sql`from movimentos_estoque m`,
      onde: [sql`m.produto_id = ${produtoId}`, sql`m.deposito_id = ${depositoId}`],
      ordem: { data: { semNulos: sql`m.data_movimento` } },
      // Right after what it takes back stands its reversal.
      desempate: sql`(m.ordem, m.id)`,
    },
    paginacao,
  );
}
