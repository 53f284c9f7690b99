import { type RawBuilder, sql } from 'kysely';
import { lancarEmLote, type NovoLancamento, travarFatos } from '#domains/contabil/lancamentos/server/door.ts';
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

/** Two who post take turns; who closes is waited for, and waits. What follows sees what they left. */
export async function travarIntegracao(tx: Tx): Promise<void> {
  await travarFatos(tx);
  await sql`select id from periodos_contabeis where situacao <> 'fechado' order by id for share`.execute(tx);
}

/** What the rules make of a fact: an entry, or nothing, because of a rule or because nothing of it has a value. */
type Julgado = { fatoId: number; comPartes: boolean } & (
  | { partidas: null }
  | Pick<NovoLancamento, 'dataLancamento' | 'origem' | 'historico' | 'documento' | 'partidas'>
);

/**
 * Posts facts that wait, each once and by an entry of its own, and records those that rules leave out. What has no rule goes on waiting. A fact
 * of a closed month is posted on the first day of the first open one. Throws what lancarEmLote does.
 */
export async function lancarFatos(ato: Ato<Pessoa>, fatos: readonly number[]): Promise<{ lancados: number }> {
  const { tx, quem } = ato;
  await travarIntegracao(tx);
  const { rows: julgados } = await sql<Julgado>`
    with ${calculoDe(pendentesDe(fatos))}
    select j.fato_id as "fatoId", j.com_partes or a.estorno_de is not null as "comPartes", j.data_lancamento as "dataLancamento",
      case when j.evento like 'faturamento.%' then 'faturamento' else 'integracao' end as origem, rtrim(j.historico) as historico, j.documento, j.partidas
    from julgados j join alvo a on a.id = j.fato_id
    where j.problema is null order by j.fato_id`.execute(tx);
  const semLinhas = julgados.filter((j) => j.partidas === null);
  await sql`insert into fatos_dispensados (fato_id, motivo, usuario_id, usuario_nome)
    select fato_id, motivo, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
    from unnest(${semLinhas.map((j) => j.fatoId)}::bigint[], ${semLinhas.map((j) => (j.comPartes ? 'regra' : 'sem_valor'))}::text[]) as d(fato_id, motivo)`.execute(
    tx,
  );
  const feitos = await lancarEmLote(
    ato,
    julgados.flatMap((j) => (j.partidas === null ? [] : [j])),
  );
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
  const { lancados } = await lancarFatos(ato, fatos);
  await auditar(ato, { acao: 'fatos_contabeis.lancados', alvoTipo: 'integracao_contabil', alvoId: 1, depois: { ...intervalo, lancados } });
  return { lancados };
}
