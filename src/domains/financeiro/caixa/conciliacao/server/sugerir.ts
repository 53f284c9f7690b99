import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { historicoNoIdioma } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import type { Idioma } from '#shared/erros.ts';
import type { conciliacaoApi } from '../api.ts';
import { escolher } from '../escolher.ts';
import { candidatasDaConta } from './candidatas.ts';
import { comSinal } from '#domains/financeiro/caixa/server/com-sinal.ts';
import { lerConta } from '#domains/financeiro/caixa/server/conciliada.ts';

type Sugestoes = RespostaServidor<typeof conciliacaoApi.obterSugestoes>;
type Movimento = Sugestoes['sugestoes'][number]['lancamentos'][number];

/** What the pending lines of an account seem to be, and what those that are nothing yet were entered as before. Throws CONTA_DESCONHECIDA. */
export async function sugerir(db: Db, contaBancariaId: number, idioma: Idioma): Promise<Sugestoes> {
  await lerConta(db, contaBancariaId);
  const escolhidas = escolher(await candidatasDaConta(db, contaBancariaId));
  const ids = escolhidas.flatMap((c) => c.lancamentoIds);
  const { rows } =
    await sql<Movimento>`select l.id, l.numero, l.data_movimento as data, ${comSinal}::bigint as "valorCentavos", l.historico, l.origem_tipo as "origemTipo"
    from lancamentos_financeiros l where l.id = any(${ids}::bigint[])`.execute(db);
  const porId = new Map(rows.map((m) => [m.id, { ...m, historico: historicoNoIdioma(m.historico, m.origemTipo, idioma) }]));
  return {
    sugestoes: escolhidas.map(({ motivo, linhaIds, lancamentoIds, dias }) => ({
      motivo,
      dias,
      linhaIds: [...linhaIds],
      lancamentos: lancamentoIds.flatMap((id) => porId.get(id) ?? []),
    })),
    lembrancas: await lembrar(db, contaBancariaId),
  };
}

/** Under which category the bank's words were entered the last time, for money that went the same way. */
async function lembrar(db: Db, contaBancariaId: number): Promise<Sugestoes['lembrancas']> {
  const { rows } = await sql<Sugestoes['lembrancas'][number]>`
    with pendentes as (
      select x.id, x.palavras, x.valor_centavos > 0 as entra from extratos_bancarios_linhas x where x.conta_bancaria_id = ${contaBancariaId} and x.valor_centavos is not null
        and x.palavras <> '' and not exists (select from conciliacoes_linhas c where c.linha_id = x.id)
    ), de_antes as (
      select k.palavras, k.entra, u.* from (select distinct palavras, entra from pendentes) k
      cross join lateral (
        select m.categoria_id, m.centro_custo_id from extratos_bancarios_linhas o join conciliacoes_linhas i on i.linha_id = o.id join conciliacoes c on c.id = i.conciliacao_id
        join lancamentos_manuais m on m.id = c.lancamento_manual_id
        where o.palavras = k.palavras and (o.valor_centavos > 0) = k.entra order by c.id desc limit 1) u
    )
    select p.id as "linhaId", d.categoria_id as "categoriaId", k.nome as "categoriaNome", d.centro_custo_id as "centroCustoId"
    from pendentes p join de_antes d using (palavras, entra) join v_categoria_financeira k on k.id = d.categoria_id and k.ativo order by p.id`.execute(
    db,
  );
  return rows;
}
