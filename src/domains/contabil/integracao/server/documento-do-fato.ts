import { sql } from 'kysely';

/**
 * What a person knows fact `f` by: its document, and the product and quantity, or the supplier, that its movement tells; of what tells of a title,
 * its number.
 */
export const documentoDoFato = sql`case when strpos(f.valores ->> 'detalhe', f.valores ->> 'documento') > 0 then f.valores ->> 'detalhe'
  else coalesce(nullif(concat_ws(': ', f.valores ->> 'documento', f.valores ->> 'detalhe'), ''), (select t.valores ->> 'documento' from fatos_contabeis t
    where t.origem_tipo = 'titulo' and t.evento = 'titulo.emitido' and t.origem_id = (f.valores ->> 'tituloId')::bigint and f.evento not like 'pag%')) end`;
