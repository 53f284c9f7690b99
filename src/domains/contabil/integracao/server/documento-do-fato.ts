import { sql } from 'kysely';

/** What a person knows fact `f` by: its document, and the product and quantity, or the supplier, that its movement tells. */
export const documentoDoFato = sql`case when strpos(f.valores ->> 'detalhe', f.valores ->> 'documento') > 0 then f.valores ->> 'detalhe'
  else nullif(concat_ws(': ', f.valores ->> 'documento', f.valores ->> 'detalhe'), '') end`;
