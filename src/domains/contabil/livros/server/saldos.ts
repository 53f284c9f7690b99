import { type RawBuilder, sql } from 'kysely';
import { anoDe, type Periodo } from '#domains/contabil/periodo.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { ContaComFiguras } from '../arvore.ts';
import type { Intervalo } from '../periodos.ts';

type Sql = RawBuilder<unknown>;
export type ContaDoLivro = ContaComFiguras & { codigoReferencial: string | null };

/** What stood before an interval, moved on each side in it: three figures of each account. */
const entre = ({ de, ate }: Intervalo, centro: number | undefined): Sql => sql`(select conta_id, sum(anterior_centavos)::bigint as a,
    sum(debitos_centavos)::bigint as d, sum(creditos_centavos)::bigint as c
  from saldos_contabeis_entre(${de}::int, ${ate}::int) ${centro === undefined ? sql`` : sql`where centro_custo_id = ${centro}`} group by conta_id)`;
/** The same of what moved without the entries that close years: nothing stands before. */
const semEncerramento = ({ de, ate }: Intervalo, centro: number | undefined): Sql => sql`(select conta_id, 0::bigint as a,
    sum(debitos_centavos)::bigint as d, sum(creditos_centavos)::bigint as c from saldos_contabeis
  where periodo between ${de}::int and ${ate}::int and periodo % 100 <> 14 ${centro === undefined ? sql`` : sql`and centro_custo_id = ${centro}`} group by conta_id)`;

/** Every account with the three figures of each interval: one statement over the summaries. */
async function contasCom(db: Db | Tx, somas: readonly Sql[]): Promise<ContaDoLivro[]> {
  const figuras = somas.map((_, i) => sql.join(['a', 'd', 'c'].map((f) => sql`coalesce(${sql.ref(`s${i}.${f}`)}, 0)`)));
  const juntas = somas.map((soma, i) => sql`left join ${soma} ${sql.id(`s${i}`)} on ${sql.ref(`s${i}.conta_id`)} = c.id`);
  const { rows } = await sql<ContaDoLivro>`select c.id, c.codigo, c.codigo_pai as "codigoPai", c.nivel, c.nome, c.tipo, c.natureza, c.grupo,
      c.codigo_referencial as "codigoReferencial", array[${sql.join(figuras)}]::bigint[] as figuras
    from contas_contabeis c ${sql.join(juntas, sql` `)} order by c.codigo collate "C"`.execute(db);
  return rows;
}

export const contasComSaldos = (db: Db | Tx, intervalos: readonly Intervalo[], centro?: number): Promise<ContaDoLivro[]> =>
  contasCom(
    db,
    intervalos.map((i) => entre(i, centro)),
  );
export const contasComResultado = (db: Db | Tx, intervalos: readonly Intervalo[], centro?: number): Promise<ContaDoLivro[]> =>
  contasCom(
    db,
    intervalos.map((i) => semEncerramento(i, centro)),
  );

/** From which período on what stands in the accounts of results is not closed, at the end of one: its year, or the first before it that is open still. */
export async function inicioDoResultado(db: Db | Tx, ate: Periodo): Promise<Periodo> {
  const { rows } = await sql<{ ano: number | null }>`select min(ano) as ano from periodos_contabeis
    where numero = 14 and situacao <> 'fechado' and ano < ${anoDe(ate)}`.execute(db);
  return (rows[0]?.ano ?? anoDe(ate)) * 100 + 1;
}
