import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { type ComTotais, type DefinicaoLista, listar, ondeTodas, totaisDe } from '#platform/server/listas/listas.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { FiltrosRecebimento, recebimentosApi } from '../api.ts';
import { buscaDeLancamentos } from '#domains/financeiro/caixa/server/busca-de-lancamentos.ts';

type Pagina = RespostaServidor<typeof recebimentosApi.listarRecebimentos>;
export type RecebimentoListado = Pagina['itens'][number];
type Totais = NonNullable<Pagina['totais']>;
type Coluna = 'dataPrevista' | 'dataRecebimento' | 'bruto';

const juncoes = sql`join v_conta_bancaria c on c.id = r.conta_bancaria_id join v_forma_pagamento p on p.id = r.forma_pagamento_id
  left join v_pessoa_resumo q on q.id = r.pessoa_id`;

/** Money of payers that comes later or less a fee: what is expected first, unless told. */
export function listaDeRecebimentos(f: FiltrosRecebimento): DefinicaoLista<Coluna, RecebimentoListado> {
  return {
    colunas: sql<RecebimentoListado>`r.id, r.data_recebimento as "dataRecebimento", r.data_prevista as "dataPrevista", c.nome as "contaNome", p.nome as "formaNome", r.historico, q.nome_completo as "pessoaNome",
      r.bruto_centavos as "brutoCentavos", r.taxa_centavos as "taxaCentavos", r.bruto_centavos - r.taxa_centavos as "liquidoCentavos", r.situacao, r.liquidacao_id as "liquidacaoId",
      r.data_liquidacao as "dataLiquidacao", r.data_estorno as "dataEstorno"`,
    de: sql`from recebimentos_a_liquidar r ${juncoes}`,
    deContagem: sql`from recebimentos_a_liquidar r`,
    recorte: { de: sql`from recebimentos_a_liquidar r`, como: sql`r`, juntar: juncoes },
    onde: [
      f.contaBancariaId !== undefined && sql`r.conta_bancaria_id = ${f.contaBancariaId}`,
      f.formaPagamentoId !== undefined && sql`r.forma_pagamento_id = ${f.formaPagamentoId}`,
      f.situacao !== undefined && sql`r.situacao = ${f.situacao}`,
      f.dataInicial !== null && sql`r.data_prevista >= ${f.dataInicial}::date`,
      f.dataFinal !== null && sql`r.data_prevista <= ${f.dataFinal}::date`,
      buscaDeLancamentos(f.nome, { texto: sql`f_busca(r.historico)`, pessoaId: sql`r.pessoa_id`, valor: sql`r.bruto_centavos` }),
    ],
    ordem: {
      dataPrevista: { semNulos: sql`r.data_prevista` },
      dataRecebimento: { semNulos: sql`r.data_recebimento` },
      bruto: { semNulos: sql`r.bruto_centavos` },
    },
    desempate: sql`r.id`,
  };
}

/** One page with the totals of the whole filter, what was taken back left out of the sums. */
export function listarRecebimentos(db: Db, filtros: FiltrosRecebimento, paginacao: Paginacao<Coluna>, hoje: DataCivil): Promise<Pagina> {
  const lista = listaDeRecebimentos(filtros);
  return listar<RecebimentoListado, Coluna, ComTotais<Totais>>(db, lista, paginacao, () =>
    totaisDe(
      db,
      sql<Totais & { total: number }>`select count(*)::int as total, count(*) filter (where r.situacao <> 'estornado')::int as quantidade,
        coalesce(sum(r.bruto_centavos) filter (where r.situacao <> 'estornado'), 0)::bigint as "brutoCentavos",
        coalesce(sum(r.taxa_centavos) filter (where r.situacao <> 'estornado'), 0)::bigint as "taxaCentavos",
        count(*) filter (where r.situacao = 'a_liquidar' and r.data_prevista <= ${hoje}::date)::int as vencidos,
        coalesce(sum(r.bruto_centavos - r.taxa_centavos) filter (where r.situacao = 'a_liquidar' and r.data_prevista <= ${hoje}::date), 0)::bigint as "vencidoCentavos"
      from recebimentos_a_liquidar r ${ondeTodas(lista.onde)}`,
    ),
  );
}
