import { sql } from 'kysely';

/** Whether what line `l` came to was undone since: its baixa reversed with the credit that came along, or its credit taken back. */
export const desfeita = sql`(l.resultado in ('aplicada', 'resolvida') and (
  exists (select 1 from v_baixa_desfeita d where d.baixa_id = l.baixa_id) or exists (select 1 from v_credito c where c.id = l.credito_id and c.estornado)))`;

/** The same for lists of many lines: the undone ones are few and are found from their reversals. */
export const estaDesfeita = sql`l.id in (select f.linha_id from v_retorno_na_fila f where f.desfeita)`;
/** What a reader sees of line `l`: one that was undone waits in the queue like any other. */
export const resultadoVisto = sql`case when ${estaDesfeita} then 'excecao' else l.resultado end`;
