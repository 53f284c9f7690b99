import { type RawBuilder, sql } from 'kysely';

/**
 * Of an entry `l`, the first other entry in force that holds the other half of one of its facts: `desfaz`, what it takes back; `desfeito`, what takes it
 * back. Its id, or null.
 */
export function outraMetade(qual: 'desfaz' | 'desfeito'): RawBuilder<unknown> {
  const [deste, daOutra] = (qual === 'desfaz' ? ['v.id', 'v.estorno_de'] : ['v.estorno_de', 'v.id']).map((coluna) => sql.ref(coluna));
  return sql`(select d.lancamento_id from fatos_lancados x join fatos_contabeis v on ${deste} = x.fato_id
    join fatos_lancados d on d.fato_id = ${daOutra} and d.desfeito_por is null
    where x.lancamento_id = l.id and x.desfeito_por is null and d.lancamento_id <> l.id order by d.lancamento_id limit 1)`;
}
