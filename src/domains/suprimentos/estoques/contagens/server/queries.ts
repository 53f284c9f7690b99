import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { calcular, type Estado } from '#domains/suprimentos/custo.ts';
import { escreverQuantidade, lerQuantidade } from '#domains/suprimentos/quantidade.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { estadosEm } from '#domains/suprimentos/server/travar.ts';
import type { contagensApi } from '../api.ts';
import { errosContagem } from '../erros.ts';

export type Detalhe = RespostaServidor<typeof contagensApi.obterContagem>;
type Sql = RawBuilder<unknown>;
type Contagem = Omit<Detalhe, 'itens'>;
type Item = Detalhe['itens'][number];
type Diferencas = RespostaServidor<typeof contagensApi.diferencas>;

const colunas = sql<Contagem>`c.id, c.deposito_id as "depositoId", d.nome as "depositoNome", g.nome as "grupoNome", c.situacao,
  (select count(*)::int from contagens_estoque_itens i where i.contagem_id = c.id) as produtos,
  (select count(*)::int from contagens_estoque_itens i where i.contagem_id = c.id and i.contada is not null) as contados,
  (select o.id from operacoes_estoque o where o.contagem_id = c.id) as "operacaoId", c.usuario_nome as "usuarioNome", c.created_at as em, c.versao`;
const de = sql`from contagens_estoque c join depositos d on d.id = c.deposito_id left join produtos_grupos g on g.id = c.grupo_id`;

/** Counts of warehouses. */
export function listarContagens(
  db: Db,
  { paginacao, filtros: f }: EntradaServidor<typeof contagensApi.listarContagens>['query'],
): Promise<Pagina<Contagem>> {
  return listar<Contagem, 'numero'>(
    db,
    {
      colunas,
      de,
      deContagem: sql`from contagens_estoque c`,
      onde: [
        f.depositoId !== undefined && sql`c.deposito_id = ${f.depositoId}`,
        f.situacao !== undefined && sql`c.situacao = ${f.situacao}`,
      ],
      ordem: { numero: { semNulos: sql`c.id` } },
      desempate: sql`c.id`,
    },
    paginacao,
  );
}

/**
 * Of an item `i` of an open count `c`, whether what was counted says nothing any more: the books of the product changed since by something else
 * than what left the shelf that day or later (what is entered, corrected or reversed), or more left than the count would leave.
 */
export const aRefazer = (fuso: string): Sql => sql`coalesce(c.situacao = 'aberta' and i.contada is not null and (
  exists (select 1 from movimentos_estoque m where m.produto_id = i.produto_id and m.deposito_id = c.deposito_id and m.created_at > i.contada_em
    and not (m.quantidade < 0 and m.tipo in ('retirada', 'transferencia') and m.data_movimento >= (i.contada_em at time zone ${fuso})::date))
  or coalesce((select s.quantidade from saldos_estoque s where s.produto_id = i.produto_id and s.deposito_id = c.deposito_id), 0) + i.contada < i.saldo_na_contagem), false)`;

/** A count with its products, in the order of the sheet; never what the books say. @throws CONTAGEM_NAO_ENCONTRADA */
export async function obterContagem(db: Db | Tx, id: number, fuso: string): Promise<Detalhe> {
  const { rows } = await sql<Contagem>`select ${colunas} ${de} where c.id = ${id}`.execute(db);
  if (!rows[0]) throw errosContagem.CONTAGEM_NAO_ENCONTRADA();
  const { rows: itens } =
    await sql<Item>`select i.id, i.produto_id as "produtoId", p.codigo, p.nome as "produtoNome", g.nome as "grupoNome", p.unidade, i.contada,
      exists (select 1 from movimentos_estoque m where m.produto_id = i.produto_id and m.deposito_id = c.deposito_id and m.created_at > c.created_at
        and (m.created_at <= i.contada_em and i.versao = 2 or m.created_at > i.contada_em)) as moveu, ${aRefazer(fuso)} as refazer, i.versao
    from contagens_estoque_itens i join contagens_estoque c on c.id = i.contagem_id join produtos p on p.id = i.produto_id join produtos_grupos g on g.id = p.grupo_id
    where i.contagem_id = ${id} order by f_busca(g.nome), f_busca(p.nome), i.id`.execute(db);
  return { ...rows[0], itens };
}

type Diferente = Omit<Diferencas['itens'][number], 'diferenca' | 'valorCentavos' | 'porque'> & {
  produtoId: number;
  depositoId: number;
  ajuste: Centavos | null;
  refazer: boolean;
};

/** What a count differs by from what the books said when each was typed, and what that is worth: as it was adjusted, or as it would be today. @throws CONTAGEM_NAO_ENCONTRADA */
export async function obterDiferencas(db: Db | Tx, id: number, { hoje, fuso }: { hoje: DataCivil; fuso: string }): Promise<Diferencas> {
  const { rows: contagens } = await sql<{ naoContados: number }>`select (select count(*)::int from contagens_estoque_itens i
      where i.contagem_id = c.id and i.contada is null) as "naoContados" from contagens_estoque c where c.id = ${id}`.execute(db);
  if (!contagens[0]) throw errosContagem.CONTAGEM_NAO_ENCONTRADA();
  const { rows } = await sql<Diferente>`
    select i.id, p.nome as "produtoNome", p.unidade, i.contada::text as contada, coalesce(i.saldo_na_contagem, 0)::text as esperada,
      i.produto_id as "produtoId", c.deposito_id as "depositoId", m.valor_centavos as ajuste, ${aRefazer(fuso)} as refazer
    from contagens_estoque_itens i join contagens_estoque c on c.id = i.contagem_id join produtos p on p.id = i.produto_id
    left join operacoes_estoque o on o.contagem_id = c.id
    left join movimentos_estoque m on m.operacao_id = o.id and m.produto_id = i.produto_id
    where i.contagem_id = ${id} and i.contada is not null and (i.contada <> i.saldo_na_contagem or ${aRefazer(fuso)}) order by f_busca(p.nome), i.id`.execute(
    db,
  );
  const estados = await estadosEm(
    db,
    rows.filter((r) => r.ajuste === null).map((r) => r.produtoId),
    { dia: hoje },
  );
  return {
    itens: rows.map(({ produtoId, depositoId, ajuste, refazer, ...r }) => {
      const quantidade = lerQuantidade(r.contada) - lerQuantidade(r.esperada);
      const dita = { ...r, diferenca: escreverQuantidade(quantidade) };
      if (ajuste !== null) return { ...dita, valorCentavos: ajuste, porque: null };
      if (refazer) return { ...dita, valorCentavos: null, porque: 'refazer' };
      const feito = calcular(estados.get(produtoId) ?? new Map<number, Estado>(), [{ depositoId, quantidade, regra: 'medio' }]);
      return Array.isArray(feito)
        ? { ...dita, valorCentavos: centavos(Number(feito[0]?.valor ?? 0n)), porque: null }
        : { ...dita, valorCentavos: null, porque: 'sem_custo' };
    }),
    naoContados: contagens[0].naoContados,
  };
}
