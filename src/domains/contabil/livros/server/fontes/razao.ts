import { type RawBuilder, sql } from 'kysely';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { razao } from '../../definicoes/razao.ts';
import { emOrdem } from '../../periodos.ts';

/** The account against a line: the one on the other side of its entry, or how many there are. */
const contrapartida = (idioma: 'br' | 'en'): RawBuilder<unknown> => sql`(select case count(distinct o.conta_id) when 0 then null
    when 1 then min(k.codigo || ' ' || k.nome) else count(distinct o.conta_id) || ${idioma === 'br' ? ' contas' : ' accounts'} end
  from partidas_contabeis o join contas_contabeis k on k.id = o.conta_id
  where o.lancamento_id = r."lancamentoId" and (o.debito_centavos > 0) = (r.credito > 0))`;

/** The first day of the month of a período, or of the nearest month that there is. */
const mesDe = (periodo: number): RawBuilder<unknown> =>
  sql`make_date(greatest(${periodo}::int / 100, 1), least(greatest(${periodo}::int % 100, 1), 12), 1)`;

/** What the account held, as a row of its own, then its lines with what it holds after each. */
export const fonteRazao = fonteSql(razao, (f, { idioma }) => {
  const { de, ate } = emOrdem(f.De, f.Ate);
  const doCentro = (coluna: string): RawBuilder<unknown> =>
    f.CentroCustoId === undefined ? sql`` : sql`and ${sql.ref(coluna)} = ${f.CentroCustoId}`;
  const anterior = sql`select null::bigint as "lancamentoId", 0 as ordem, ${de}::int as periodo, null::date as data, 0::bigint as debito, 0::bigint as credito,
      coalesce(sum(s.anterior_centavos), 0)::bigint as movimento, null::text as historico, null::bigint as centro
    from saldos_contabeis_entre(${de}::int, ${ate}::int) s where s.conta_id = ${f.ContaId} ${doCentro('s.centro_custo_id')}
    having exists (select from contas_contabeis c where c.id = ${f.ContaId})`;
  const partidas = sql`select p.lancamento_id, p.ordem, p.periodo, p.data_lancamento, p.debito_centavos, p.credito_centavos,
      p.debito_centavos - p.credito_centavos, p.historico, p.centro_custo_id
    from partidas_contabeis p where p.conta_id = ${f.ContaId} and p.periodo between ${de}::int and ${ate}::int ${doCentro('p.centro_custo_id')}`;
  // The days of the months asked for bound the index; a período after December is dated in it.
  const dias = sql`and p.data_lancamento between ${mesDe(de)} and (${mesDe(ate)} + interval '1 month' - interval '1 day')::date`;
  return {
    linhas: sql`select r."lancamentoId", r.ordem, r.periodo, r.data, case when r."lancamentoId" is null then ${idioma === 'br' ? 'Saldo anterior' : 'Opening balance'}
        else l.numero || '/' || l.ano end as numero, coalesce(r.historico, l.historico) as historico, l.documento, c.nome as "centroCustoNome",
        ${contrapartida(idioma)} as contrapartida, nullif(r.debito, 0) as "debitoCentavos", nullif(r.credito, 0) as "creditoCentavos",
        r.movimento as "movimentoCentavos", r.saldo as "saldoCentavos"
      from (select x.*, sum(x.movimento) over (order by x.periodo, x.data nulls first, x."lancamentoId" nulls first, x.ordem)::bigint as saldo
        from (${anterior} union all ${partidas} ${dias}) x) r
      left join lancamentos_contabeis l on l.id = r."lancamentoId" left join v_centro_custo c on c.id = r.centro`,
    ordem: [sql`r.periodo`, sql`r.data nulls first`, sql`r."lancamentoId" nulls first`, sql`r.ordem`],
  };
});
