import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { errosEstoque } from '#domains/suprimentos/erros.ts';
import type { FiltrosOperacao, operacoesApi } from '../api.ts';

type Detalhe = RespostaServidor<typeof operacoesApi.obterOperacao>;
export type Operacao = Omit<Detalhe, 'movimentos'>;
type Coluna = 'dataMovimento' | 'numero';

const colunas = sql<Operacao>`o.id, o.tipo, o.data_movimento as "dataMovimento", d.nome as "depositoNome", dd.nome as "depositoDestinoNome",
  p.nome_completo as "solicitanteNome", c.nome as "centroCustoNome", v.nome as "fornecedorNome", o.motivo, o.documento, o.origem_tipo as "origemTipo", o.contagem_id as "contagemId",
  o.estorno_de as "estornoDe", m.produtos, m."produtoNome", m."valorCentavos", o.usuario_nome as "usuarioNome", o.created_at as em,
  case when e.id is not null then json_build_object('id', e.id, 'em', e.created_at, 'motivo', coalesce(e.motivo, ''), 'usuarioNome', e.usuario_nome) end as estornada`;
// What an operation is worth is what it moves one way: of a transfer and of a count the larger side.
const de = sql`from operacoes_estoque o join depositos d on d.id = o.deposito_id
  left join depositos dd on dd.id = o.deposito_destino_id
  left join v_pessoa_resumo p on p.id = o.solicitante_pessoa_id
  left join v_centro_custo c on c.id = o.centro_custo_id
  left join v_fornecedor v on v.id = o.fornecedor_id
  left join operacoes_estoque e on e.estorno_de = o.id
  cross join lateral (select count(distinct x.produto_id)::int as produtos, case when count(distinct x.produto_id) = 1 then min(y.nome) end as "produtoNome",
      greatest(coalesce(sum(x.valor_centavos) filter (where x.quantidade > 0), 0), -coalesce(sum(x.valor_centavos) filter (where x.quantidade < 0), 0))::bigint as "valorCentavos"
    from movimentos_estoque x join produtos y on y.id = x.produto_id where x.operacao_id = o.id) m`;

/** Operations, by any of their filters. */
export function listaDeOperacoes(f: FiltrosOperacao): DefinicaoLista<Coluna, Operacao> {
  return {
    colunas,
    de,
    deContagem: sql`from operacoes_estoque o left join v_pessoa_resumo p on p.id = o.solicitante_pessoa_id left join operacoes_estoque e on e.estorno_de = o.id`,
    onde: [
      f.tipo !== undefined && sql`o.tipo = ${f.tipo}`,
      f.depositoId !== undefined && sql`${f.depositoId} in (o.deposito_id, o.deposito_destino_id)`,
      f.produtoId !== undefined &&
        sql`exists (select 1 from movimentos_estoque x where x.operacao_id = o.id and x.produto_id = ${f.produtoId})`,
      f.centroCustoId !== undefined && sql`o.centro_custo_id = ${f.centroCustoId}`,
      f.dataInicial !== null && sql`o.data_movimento >= ${f.dataInicial}::date`,
      f.dataFinal !== null && sql`o.data_movimento <= ${f.dataFinal}::date`,
      f.estornada !== undefined && sql`(e.id is not null) = ${f.estornada}`,
      ...contemPalavras(
        sql`f_busca(coalesce(o.motivo, '') || ' ' || coalesce(o.documento, '') || ' ' || coalesce(p.nome_completo, ''))`,
        f.nome,
      ),
    ],
    ordem: { dataMovimento: { semNulos: sql`o.data_movimento` }, numero: { semNulos: sql`o.id` } },
    desempate: sql`o.id`,
  };
}

/** One page of operations. */
export const listarOperacoes = (db: Db, filtros: FiltrosOperacao, paginacao: Paginacao<Coluna>): Promise<Pagina<Operacao>> =>
  listar<Operacao, Coluna>(db, listaDeOperacoes(filtros), paginacao);

/** One operation with its movements. @throws OPERACAO_NAO_ENCONTRADA */
export async function obterOperacao(db: Db, id: number): Promise<Detalhe> {
  const { rows } = await sql<Operacao>`${preparada}select ${colunas} ${de} where o.id = ${id}`.execute(db);
  if (!rows[0]) throw errosEstoque.OPERACAO_NAO_ENCONTRADA();
  const { rows: movimentos } = await sql<
    Detalhe['movimentos'][number]
  >`select m.id, m.produto_id as "produtoId", p.nome as "produtoNome", p.unidade,
      m.deposito_id as "depositoId", d.nome as "depositoNome", m.quantidade, m.valor_centavos as "valorCentavos", m.saldo_quantidade as "saldoQuantidade"
    from movimentos_estoque m join produtos p on p.id = m.produto_id join depositos d on d.id = m.deposito_id where m.operacao_id = ${id} order by m.id`.execute(
    db,
  );
  return { ...rows[0], movimentos };
}
