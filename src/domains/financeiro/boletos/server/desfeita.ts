import { sql } from 'kysely';

/** Whether what a person made of line `l` was undone since: its baixa reversed with the credit that came along, or its credit taken back. */
export const desfeita = sql<boolean>`(l.resultado = 'resolvida' and (
  exists (select 1 from v_baixa_desfeita d where d.baixa_id = l.baixa_id) or exists (select 1 from v_credito c where c.id = l.credito_id and c.estornado)))`;
