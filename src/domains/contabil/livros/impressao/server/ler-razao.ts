import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { LinhaDoRazao } from '../razao.ts';
import type { Pedido } from './ler-partidas.ts';

const LOTE = 3000;
/** Of a line that is printed alone: a book of many volumes does not ask it again of those before. */
const contrapartida = sql`(select case count(distinct o.conta_id) when 0 then null when 1 then min(k.codigo) else count(distinct o.conta_id) || ' contas' end
  from partidas_contabeis o join contas_contabeis k on k.id = o.conta_id where o.lancamento_id = y.id and (o.debito_centavos > 0) = (y."creditoCentavos" > 0))`;

/**
 * The lines of the ledger after a place in it, some thousands at a time: every account by its code, each in the order of its days, with what it
 * holds after each line. What is posted never changes, and what was posted since the book was asked for is left out, also of what accounts held before, so that a place
 * is the same line whenever it is asked for.
 */
export async function* linhasDoRazaoDepois(tx: Tx, { de, ate, ultimoId }: Pedido, depois: number | null): AsyncGenerator<LinhaDoRazao> {
  await sql`declare livro no scroll cursor for
    with depois as (select p.conta_id, sum(p.debito_centavos - p.credito_centavos) as saldo from lancamentos_contabeis l join partidas_contabeis p on p.lancamento_id = l.id
      where l.id > ${ultimoId} and l.periodo < ${de}
        and l.periodo >= 100 * coalesce((select max(i.ano) from saldos_iniciais_contabeis i where i.ano <= ${de}::int / 100), 0) group by 1),
    anteriores as (select s.conta_id, (sum(s.anterior_centavos) - coalesce((select d.saldo from depois d where d.conta_id = s.conta_id), 0))::bigint as saldo
      from saldos_contabeis_entre(${de}, ${ate}) s group by 1),
    movidas as (
      select p.conta_id, l.periodo, l.data_lancamento, l.id, p.ordem, l.numero, l.ano, coalesce(l.historico || ' · ' || p.historico, l.historico) as historico,
        p.debito_centavos, p.credito_centavos
      from lancamentos_contabeis l join partidas_contabeis p on p.lancamento_id = l.id where l.periodo between ${de} and ${ate} and l.id <= ${ultimoId}),
    linhas as (
      select m.*, row_number() over conta = 1 as primeira, sum(m.debito_centavos - m.credito_centavos) over conta as movimento from movidas m
      window conta as (partition by m.conta_id order by m.periodo, m.data_lancamento, m.id, m.ordem)
      union all select a.conta_id, null, null, null, null, null, null, null, 0, 0, true, 0 from anteriores a
        where a.saldo <> 0 and not exists (select from movidas m where m.conta_id = a.conta_id))
    select y.ordem, y.conta, y.primeira, y."anteriorCentavos", y.data, y.numero, y.ano, y.historico, ${contrapartida} as contrapartida, y."debitoCentavos", y."creditoCentavos", y."saldoCentavos"
    from (select x.id, (row_number() over livro)::int as ordem, c.codigo || ' ' || c.nome as conta, x.primeira, coalesce(a.saldo, 0)::bigint as "anteriorCentavos", x.data_lancamento as data, x.numero, x.ano,
      x.historico, x.debito_centavos as "debitoCentavos", x.credito_centavos as "creditoCentavos", (coalesce(a.saldo, 0) + x.movimento)::bigint as "saldoCentavos"
    from linhas x join contas_contabeis c on c.id = x.conta_id left join anteriores a on a.conta_id = x.conta_id
    window livro as (order by c.codigo collate "C", x.periodo, x.data_lancamento, x.id, x.ordem) order by 2 offset ${depois ?? 0}) y order by y.ordem`.execute(
    tx,
  );
  for (;;) {
    const rows = await buscar<LinhaDoRazao>(tx);
    yield* rows;
    if (rows.length < LOTE) break;
  }
}

/** The next rows of the open cursor, whose statement says what they are. */
const buscar = async <T>(tx: Tx): Promise<T[]> => (await sql<T>`fetch ${sql.raw(String(Math.trunc(LOTE)))} from livro`.execute(tx)).rows;
