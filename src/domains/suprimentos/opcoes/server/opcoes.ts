import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, ondeTodas } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { palavrasDoProduto } from '#domains/suprimentos/server/sql.ts';
import type { opcoesEstoqueApi } from '../api.ts';

type Opcoes = RespostaServidor<typeof opcoesEstoqueApi.opcoesDoEstoque>;
type Achados = RespostaServidor<typeof opcoesEstoqueApi.buscarProdutos>;

/** Every register in use that a form of the storeroom chooses from, in one statement. */
export async function opcoesDoEstoque(db: Db): Promise<Opcoes> {
  const { rows } = await sql<Opcoes>`select
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome) order by nome) from produtos_grupos where ativo), '[]') as grupos,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome) order by nome) from depositos where ativo), '[]') as depositos,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome) order by nome) from v_centro_custo where ativo), '[]') as "centrosCusto"`.execute(
    db,
  );
  return rows[0] as Opcoes;
}

/** At most fifty products that answer to what was typed. */
export async function buscarProdutos(
  db: Db,
  { nome, depositoId }: { nome: string | undefined; depositoId: number | undefined },
): Promise<Achados> {
  const { rows } = await sql<Achados['itens'][number]>`select p.id, p.codigo, p.nome, p.unidade,
      case when ${depositoId ?? null}::bigint is not null then coalesce(s.quantidade, 0)::numeric(15,4)::text end as saldo,
      coalesce((select json_agg(json_build_object('nome', e.nome, 'fator', e.fator::text) order by e.fator) from produtos_embalagens e
        where e.produto_id = p.id and not e.base), '[]') as embalagens
    from produtos p left join saldos_estoque s on s.produto_id = p.id and s.deposito_id = ${depositoId ?? null}::bigint
    ${ondeTodas([sql`p.ativo`, ...contemPalavras(palavrasDoProduto, nome)])} order by f_busca(p.nome), p.id limit 50`.execute(db);
  return { itens: rows };
}
