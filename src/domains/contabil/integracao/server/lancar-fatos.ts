import { type RawBuilder, sql } from 'kysely';
import { lancarEmLote, type NovoLancamento } from '#domains/contabil/lancamentos/server/door.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { calculoDe } from './calculo.ts';

export type Intervalo = { de: DataCivil; ate: DataCivil };
const colunas = sql`f.id, f.evento, f.data_fato, f.valor_centavos, f.valores, f.estorno_de`;
/** Facts of some days that wait for the books. Those of a recognition that is undone are posted with it. */
export const pendentesEntre = ({ de, ate }: Intervalo): RawBuilder<unknown> =>
  sql`select ${colunas} from v_fato_pendente f where f.data_fato between ${de}::date and ${ate}::date`;
/** Some facts, of those that wait. */
export const pendentesDe = (ids: readonly number[]): RawBuilder<unknown> =>
  sql`select ${colunas} from v_fato_pendente f where f.id = any(${ids}::bigint[])`;

/** Two who post take turns; who closes is waited for, and waits. What follows sees what they left. */
export async function travarIntegracao(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('integracao_contabil'))`.execute(tx);
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
export async function lancarFatos(ato: Ato<Pessoa>, alvos: RawBuilder<unknown>): Promise<{ lancados: number }> {
  const { tx, quem } = ato;
  await travarIntegracao(tx);
  // By their ids: the database knows how many there are, whatever it has measured of the tables that say which ones wait.
  const { rows: quais } = await sql<{ id: number }>`select f.id from (${alvos}) f`.execute(tx);
  if (quais.length === 0) return { lancados: 0 };
  const { rows: julgados } = await sql<Julgado>`
    with ${calculoDe(sql`select ${colunas} from unnest(${quais.map(({ id }) => id)}::bigint[]) as i(id) join fatos_contabeis f on f.id = i.id`)}
    select j.fato_id as "fatoId", j.com_partes or a.estorno_de is not null as "comPartes", j.data_lancamento as "dataLancamento",
      case when j.evento like 'faturamento.%' then 'faturamento' else 'integracao' end as origem, rtrim(j.historico) as historico, j.documento, l.partidas
    from julgados j join alvo a on a.id = j.fato_id left join (select l.fato_id, json_agg(json_build_object('contaId', l.conta_id, 'centroCustoId', l.centro_custo_id,
        'debitoCentavos', coalesce(l.debito_centavos, 0), 'creditoCentavos', coalesce(l.credito_centavos, 0), 'fatoId', l.fato_id)
        order by l.debito_centavos is null, l.conta_id, l.centro_custo_id) as partidas from a_lancar l group by l.fato_id) l on l.fato_id = j.fato_id
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
  const { lancados } = await lancarFatos(ato, pendentesEntre(intervalo));
  await auditar(ato, { acao: 'fatos_contabeis.lancados', alvoTipo: 'integracao_contabil', alvoId: 1, depois: { ...intervalo, lancados } });
  return { lancados };
}
