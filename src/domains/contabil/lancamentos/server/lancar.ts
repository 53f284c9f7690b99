import { type RawBuilder, sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import { desequilibrioDe } from '../conferir.ts';
import { errosLancamento } from '../erros.ts';
import { explicarPeriodos } from './periodo-aberto.ts';
import './restricoes.ts';

export type NovaPartida = {
  contaId: number;
  centroCustoId?: number | null;
  /** One of the two is zero. */
  debitoCentavos: Centavos;
  creditoCentavos: Centavos;
  historico?: string | null;
  /** The fact that caused the line: with it the entry puts the fact in the books, once. */
  fatoId?: number | null;
};
export type NovoLancamento = {
  dataLancamento: DataCivil;
  /** Of the adjustments of its year, or of its closing: dated on the last day, apart from December. */
  parte?: 'mes' | 'ajuste' | 'encerramento';
  origem: 'manual' | 'integracao' | 'faturamento' | 'encerramento';
  historico: string;
  documento?: string | null;
  estornoDe?: number | null;
  corrigeId?: number | null;
  motivo?: string | null;
  partidas: readonly NovaPartida[];
};
export type LancamentoFeito = { chave: number; id: number; ano: number; numero: number };
/**
 * Where entries and lines come from, as statements. Entries: chave bigint (any key of their own), data_lancamento, parte, origem, historico,
 * documento, estorno_de, corrige_id, motivo. Lines: chave, ordem (from 1), conta_id, centro_custo_id, debito_centavos, credito_centavos,
 * historico, fato_id.
 */
export type Fonte = {
  lancamentos: RawBuilder<unknown>;
  partidas: RawBuilder<unknown>;
  /** Named statements that both stand on, and others that write what goes with them: `a as (…), b as (…)`. */
  com?: RawBuilder<unknown>;
  tambem?: RawBuilder<unknown>;
};

/**
 * Posts entries, many at once: numbers, lines, facts and summaries in one statement. What comes back is in no order: `chave` is the place in
 * the list. Throws LANCAMENTO_NAO_FECHA, SEM_EXERCICIO, SEM_PERIODO_DE_AJUSTE, PERIODO_CONTABIL_FECHADO (by whom), CONTA_NAO_LANCAVEL,
 * CENTRO_DE_CUSTO_EXIGIDO, FATO_JA_LANCADO, LANCAMENTO_ESTORNADO_AGORA.
 */
export async function lancarEmLote(ato: Ato<Pessoa>, lancamentos: readonly NovoLancamento[]): Promise<LancamentoFeito[]> {
  if (lancamentos.length === 0) return [];
  for (const { partidas } of lancamentos) conferirEquilibrio(partidas);
  const cabecas = lancamentos.map(({ partidas: _, ...l }, chave) => ({ ...l, chave, parte: l.parte ?? 'mes' }));
  const linhas = lancamentos.flatMap(({ partidas }, chave) => partidas.map((p, i) => ({ ...p, chave, ordem: i + 1 })));
  return lancarDe(ato, {
    lancamentos: sql`select e.chave, e."dataLancamento" as data_lancamento, e.parte, e.origem, e.historico, e.documento, e."estornoDe" as estorno_de,
        e."corrigeId" as corrige_id, e.motivo
      from json_to_recordset(${JSON.stringify(cabecas)}::json) as e(chave bigint, "dataLancamento" date, parte text, origem text, historico text, documento text,
        "estornoDe" bigint, "corrigeId" bigint, motivo text)`,
    partidas: sql`select p.chave, p.ordem, p."contaId" as conta_id, p."centroCustoId" as centro_custo_id, p."debitoCentavos" as debito_centavos,
        p."creditoCentavos" as credito_centavos, p.historico, p."fatoId" as fato_id
      from json_to_recordset(${JSON.stringify(linhas)}::json) as p(chave bigint, ordem int, "contaId" bigint, "centroCustoId" bigint, "debitoCentavos" bigint,
        "creditoCentavos" bigint, historico text, "fatoId" bigint)`,
  });
}

function conferirEquilibrio(partidas: readonly NovaPartida[]): void {
  const desequilibrio = desequilibrioDe(partidas);
  if (desequilibrio) throw errosLancamento.LANCAMENTO_NAO_FECHA(desequilibrio, { campos: ['partidas'] });
}

/**
 * The same from statements, for whoever has what is to be posted in the database. The share lock on the períodos makes a closing wait for it, or
 * it for the closing; the row of the year gives the numbers, and so one who posts waits for another of the same year.
 */
export async function lancarDe({ tx, quem, tarefaId, idioma, fuso }: Ato<Pessoa>, fonte: Fonte): Promise<LancamentoFeito[]> {
  const { rows } = await sql<{ chave: number | null; id: number | null; ano: number | null; numero: number | null }>`
    with ${fonte.com ? sql`${fonte.com}, ` : sql``}${fonte.tambem ? sql`${fonte.tambem}, ` : sql``}entrada as materialized (
      select e.*, extract(year from e.data_lancamento)::int * 100
          + case e.parte when 'mes' then extract(month from e.data_lancamento)::int when 'ajuste' then 13 else 14 end as periodo
      from (${fonte.lancamentos}) e
    ), linhas as materialized (${fonte.partidas}),
    abertos as (
      select p.id, p.ano from periodos_contabeis p where p.situacao <> 'fechado' and p.id in (select periodo from entrada) order by p.id for share
    ), numerados as materialized (
      select e.*, a.ano, nextval('lancamentos_contabeis_id_seq') as id, row_number() over (partition by a.ano order by e.data_lancamento, e.chave) as vez, s.valor_centavos
      from entrada e join abertos a on a.id = e.periodo join (select chave, sum(debito_centavos) as valor_centavos from linhas group by chave) s on s.chave = e.chave
    ), anos as (
      update exercicios_contabeis x set ultimo_numero = x.ultimo_numero + n.quantos
      from (select ano, count(*)::int as quantos from numerados group by ano) n where x.ano = n.ano returning x.ano, x.ultimo_numero - n.quantos as antes
    ), gravados as (
      insert into lancamentos_contabeis (id, ano, numero, periodo, data_lancamento, tipo, origem, historico, documento, valor_centavos, estorno_de, corrige_id, motivo,
        tarefa_id, usuario_id, usuario_nome) overriding system value
      select n.id, n.ano, a.antes + n.vez, n.periodo, n.data_lancamento, case n.parte when 'encerramento' then 'encerramento' else 'normal' end, n.origem, n.historico,
        n.documento, n.valor_centavos, n.estorno_de, n.corrige_id, n.motivo, ${tarefaId ?? null}::bigint, ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)}
      from numerados n join anos a on a.ano = n.ano order by n.ano, n.vez
    ), datadas as materialized (
      select l.*, n.id as lancamento_id, n.data_lancamento, n.periodo from linhas l join numerados n on n.chave = l.chave
    ), fatos as (
      insert into fatos_lancados (fato_id, lancamento_id) select distinct fato_id, lancamento_id from datadas where fato_id is not null
    ), partidas as (
      insert into partidas_contabeis (lancamento_id, ordem, conta_id, centro_custo_id, data_lancamento, periodo, debito_centavos, credito_centavos, historico, fato_id)
      select lancamento_id, ordem, conta_id, centro_custo_id, data_lancamento, periodo, debito_centavos, credito_centavos, historico, fato_id
      from datadas order by lancamento_id, ordem
    ), saldos as (
      insert into saldos_contabeis as s (periodo, conta_id, centro_custo_id, debitos_centavos, creditos_centavos)
      select periodo, conta_id, centro_custo_id, sum(debito_centavos), sum(credito_centavos) from datadas group by 1, 2, 3 order by 1, 2, 3
      on conflict on constraint saldos_contabeis_key do update set debitos_centavos = s.debitos_centavos + excluded.debitos_centavos,
        creditos_centavos = s.creditos_centavos + excluded.creditos_centavos
    )
    select e.chave, n.id, n.ano, (a.antes + n.vez)::int as numero from entrada e left join numerados n on n.chave = e.chave left join anos a on a.ano = n.ano`.execute(
    tx,
  );
  const feitos = rows.filter((r): r is LancamentoFeito => r.numero !== null);
  if (feitos.length === rows.length) return feitos;
  // Whatever of it was written goes with the refusal.
  await explicarPeriodos(tx, fonte, { idioma, fuso });
  throw errosLancamento.LANCAMENTO_INVALIDO();
}
