import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, somar } from '#shared/dinheiro.ts';
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

const MUITOS = 1_000;

/**
 * Posts entries, many at once: numbers, lines, facts and summaries in one statement. What comes back is in no order: `chave` is the place in
 * the list. The share lock on the períodos makes a closing wait for it, or it for the closing; the row of the year gives the numbers, and so one
 * who posts waits for another of the same year. Throws LANCAMENTO_NAO_FECHA, SEM_EXERCICIO, SEM_PERIODO_DE_AJUSTE, PERIODO_CONTABIL_FECHADO (by whom), CONTA_NAO_LANCAVEL,
 * CENTRO_DE_CUSTO_EXIGIDO, FATO_JA_LANCADO, LANCAMENTO_ESTORNADO_AGORA.
 */
export async function lancarEmLote(
  { tx, quem, tarefaId, idioma, fuso }: Ato<Pessoa>,
  lancamentos: readonly NovoLancamento[],
): Promise<LancamentoFeito[]> {
  if (lancamentos.length === 0) return [];
  for (const { partidas } of lancamentos) conferirEquilibrio(partidas);
  // A session keeps the plans of its checks from when the tables were small; before many come they are made anew.
  if (lancamentos.length >= MUITOS) await sql`discard plans`.execute(tx);
  // Arrays, whose sizes the database plans by: joins stay straight however many entries come, on tables that nobody has measured yet.
  const linhas = lancamentos.flatMap(({ partidas }, chave) => partidas.map((p, i) => ({ ...p, chave, ordem: i + 1 })));
  const de = <T>(valor: (l: NovoLancamento) => T): T[] => lancamentos.map(valor);
  const em = <T>(valor: (l: (typeof linhas)[number]) => T): T[] => linhas.map(valor);
  const { rows } = await sql<{ chave: number; id: number | null; ano: number | null; numero: number | null }>`
    with entrada as materialized (
      select e.*, extract(year from e.data_lancamento)::int * 100
          + case e.parte when 'mes' then extract(month from e.data_lancamento)::int when 'ajuste' then 13 else 14 end as periodo
      from unnest(${lancamentos.map((_, i) => i)}::bigint[], ${de((l) => l.dataLancamento)}::date[], ${de((l) => l.parte ?? 'mes')}::text[], ${de((l) => l.origem)}::text[],
        ${de((l) => l.historico)}::text[], ${de((l) => l.documento ?? null)}::text[], ${de((l) => l.estornoDe ?? null)}::bigint[], ${de((l) => l.corrigeId ?? null)}::bigint[],
        ${de((l) => l.motivo ?? null)}::text[], ${de(somaDosDebitos)}::bigint[])
        as e(chave, data_lancamento, parte, origem, historico, documento, estorno_de, corrige_id, motivo, valor_centavos)
    ), abertos as (
      select p.id, p.ano from periodos_contabeis p where p.situacao <> 'fechado' and p.id in (select periodo from entrada) order by p.id for share
    ), numerados as materialized (
      select e.*, a.ano, nextval('lancamentos_contabeis_id_seq') as id, row_number() over (partition by a.ano order by e.data_lancamento, e.chave) as vez
      from entrada e join abertos a on a.id = e.periodo
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
      select l.*, n.id as lancamento_id, n.data_lancamento, n.periodo
      from unnest(${em((l) => l.chave)}::bigint[], ${em((l) => l.ordem)}::int[], ${em((l) => l.contaId)}::bigint[], ${em((l) => l.centroCustoId ?? null)}::bigint[],
        ${em((l) => l.debitoCentavos)}::bigint[], ${em((l) => l.creditoCentavos)}::bigint[], ${em((l) => l.historico ?? null)}::text[], ${em((l) => l.fatoId ?? null)}::bigint[])
        as l(chave, ordem, conta_id, centro_custo_id, debito_centavos, credito_centavos, historico, fato_id)
      join numerados n on n.chave = l.chave
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
  await explicarPeriodos(tx, lancamentos, { idioma, fuso });
  throw errosLancamento.LANCAMENTO_INVALIDO();
}

const somaDosDebitos = ({ partidas }: NovoLancamento): Centavos => somar(partidas.map((p) => p.debitoCentavos));

function conferirEquilibrio(partidas: readonly NovaPartida[]): void {
  const desequilibrio = desequilibrioDe(partidas);
  if (desequilibrio) throw errosLancamento.LANCAMENTO_NAO_FECHA(desequilibrio, { campos: ['partidas'] });
}
