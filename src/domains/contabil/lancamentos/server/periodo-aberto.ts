import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarInstante, montarData } from '#shared/datas.ts';
import { errosLancamento } from '../erros.ts';
import { anoDe, escreverPeriodo, numeroDe, type Periodo, type SituacaoPeriodoContabil } from '#domains/contabil/periodo.ts';

type Achado = {
  periodo: Periodo;
  situacao: SituacaoPeriodoContabil | null;
  comExercicio: boolean;
  usuarioNome: string | null;
  em: string | null;
};

/** Why entries find no open período, by the first of them that does not and the field of its day; returns when each finds one. */
export async function explicarPeriodos(
  tx: Tx,
  lancamentos: readonly { dataLancamento: DataCivil; parte?: 'mes' | 'ajuste' | 'encerramento' }[],
  { idioma, fuso }: Pick<Ato, 'idioma' | 'fuso'>,
  campo = 'dataLancamento',
): Promise<void> {
  const { rows } = await sql<Achado>`
    select coalesce(e.periodo, 0) as periodo, p.situacao, exists (select from exercicios_contabeis x where x.ano = e.periodo / 100) as "comExercicio", s.usuario_nome as "usuarioNome", s.created_at as em
    from (select distinct extract(year from l.data_lancamento)::int * 100
        + case l.parte when 'mes' then extract(month from l.data_lancamento)::int when 'ajuste' then 13 else 14 end as periodo
      from unnest(${lancamentos.map((l) => l.dataLancamento)}::date[], ${lancamentos.map((l) => l.parte ?? 'mes')}::text[]) as l(data_lancamento, parte)) e
    left join periodos_contabeis p on p.id = e.periodo
    left join lateral (select h.usuario_nome, h.created_at from periodos_contabeis_situacoes h where h.periodo = e.periodo order by h.id desc limit 1) s on true
    where p.id is null or p.situacao = 'fechado' order by e.periodo limit 1`.execute(tx);
  const [achado] = rows;
  if (!achado) return;
  const campos = { campos: [campo] };
  const ano = String(anoDe(achado.periodo));
  if (!achado.comExercicio) throw errosLancamento.SEM_EXERCICIO({ ano }, campos);
  if (achado.situacao === null) throw errosLancamento.SEM_PERIODO_DE_AJUSTE({ ano }, { campos: ['ajuste'] });
  throw errosLancamento.PERIODO_CONTABIL_FECHADO(
    {
      periodo: escreverPeriodo(achado.periodo, idioma),
      usuario: achado.usuarioNome ?? '—',
      em: achado.em === null ? '—' : formatarInstante(achado.em, fuso),
    },
    campos,
  );
}

/** A month in which entries are made, held open until the transaction ends. Throws SEM_EXERCICIO, PERIODO_CONTABIL_FECHADO (by whom). */
export async function conferirMesAberto(ato: Ato<Pessoa>, periodo: Periodo): Promise<void> {
  await sql`select 1 from periodos_contabeis where id = ${periodo} for share`.execute(ato.tx);
  await explicarPeriodos(ato.tx, [{ dataLancamento: montarData(anoDe(periodo), numeroDe(periodo), 1) }], ato, 'periodo');
}

/** Whoever puts facts in the books, or takes them out, takes turns with the others: what follows sees what they left. */
export async function travarFatos(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('integracao_contabil'))`.execute(tx);
}
