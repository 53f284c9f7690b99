import { type RawBuilder, sql } from 'kysely';
import { lancarDe } from '#domains/contabil/lancamentos/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { calculoDe } from './calculo.ts';

export type Intervalo = { de: DataCivil; ate: DataCivil };
/**
 * Some facts, of those that wait. Named one by one: the planner counts them, on tables too that nobody measured, and everything that follows from
 * them is planned for as many.
 */
export const pendentesDe = (ids: readonly number[]): RawBuilder<unknown> =>
  sql`select f.id, f.evento, f.data_fato, f.valor_centavos, f.valores, f.estorno_de from unnest(${ids}::bigint[]) as u(id) join v_fato_pendente f on f.id = u.id`;

/** Facts of some days that wait for the books. Those of a recognition that is undone are posted with it. */
export async function lerPendentes(db: Db | Tx, { de, ate }: Intervalo): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select f.id from v_fato_pendente f where f.data_fato between ${de}::date and ${ate}::date
    order by f.data_fato, f.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Said so that the planner takes it for what it is, the rule: it believes that a null is rare. */
const semProblema = sql`case when j.problema is null then true else false end`;

/** Two who post take turns; who closes is waited for, and waits. What follows sees what they left. */
export async function travarIntegracao(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('integracao_contabil'))`.execute(tx);
  await sql`select id from periodos_contabeis where situacao <> 'fechado' order by id for share`.execute(tx);
}

/**
 * Posts facts that wait, each once and by an entry of its own, and records those that rules leave out. What has no rule goes on waiting. A fact
 * of a closed month is posted on the first day of the first open one. Throws what lancarDe does.
 */
export async function lancarFatos(ato: Ato<Pessoa>, alvos: RawBuilder<unknown>): Promise<{ lancados: number }> {
  const { tx, quem } = ato;
  await travarIntegracao(tx);
  const feitos = await lancarDe(ato, {
    com: calculoDe(alvos),
    tambem: sql`dispensados as (insert into fatos_dispensados (fato_id, motivo, usuario_id, usuario_nome)
      select j.fato_id, case when j.com_partes or exists (select from alvo a where a.id = j.fato_id and a.estorno_de is not null) then 'regra' else 'sem_valor' end,
        ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} from julgados j where ${semProblema} and j.linhas = 0)`,
    lancamentos: sql`select j.fato_id as chave, j.data_lancamento, 'mes' as parte, case when j.evento like 'faturamento.%' then 'faturamento' else 'integracao' end as origem,
      rtrim(j.historico) as historico, j.documento, null::bigint as estorno_de, null::bigint as corrige_id, null::text as motivo
      from julgados j where ${semProblema} and j.linhas > 0`,
    partidas: sql`select l.fato_id as chave, (row_number() over (partition by l.fato_id order by l.debito_centavos is null, l.conta_id, l.centro_custo_id))::int as ordem, l.conta_id,
      l.centro_custo_id, coalesce(l.debito_centavos, 0)::bigint as debito_centavos, coalesce(l.credito_centavos, 0)::bigint as credito_centavos, null::text as historico, l.fato_id
      from a_lancar l join julgados j using (fato_id) where ${semProblema}`,
  });
  return { lancados: feitos.length };
}

/** Posts the facts of some days. */
export async function integrar(ato: Ato<Pessoa>, intervalo: Intervalo): Promise<{ lancados: number }> {
  await travarIntegracao(ato.tx);
  return integrarFatos(ato, { ...intervalo, fatos: await lerPendentes(ato.tx, intervalo) });
}

/** Posts some of the facts of some days, those of them that wait still. */
export async function integrarFatos(
  ato: Ato<Pessoa>,
  { fatos, ...intervalo }: Intervalo & { fatos: number[] },
): Promise<{ lancados: number }> {
  const { lancados } = await lancarFatos(ato, pendentesDe(fatos));
  await auditar(ato, { acao: 'fatos_contabeis.lancados', alvoTipo: 'integracao_contabil', alvoId: 1, depois: { ...intervalo, lancados } });
  return { lancados };
}
