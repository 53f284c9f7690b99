import { type RawBuilder, sql } from 'kysely';

/**
 * Of an invitation, what the school refused of what came last of each person and field, with why: a refused document or health form is wanted
 * again. Rows: pessoa_id, campo, motivo.
 */
export const recusadasDe = (
  conviteId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(select x.pessoa_id, x.campo, x.motivo_recusa as motivo from (
    select distinct on (d.pessoa_id, d.campo) d.pessoa_id, d.campo, d.decisao, d.motivo_recusa from temporadas_envios e join v_protocolo_campo d on d.protocolo_id = e.protocolo_id
    where e.convite_id = ${conviteId} order by d.pessoa_id, d.campo, e.protocolo_id desc) x where x.decisao = 'recusado')`;

/** Whether something of that is a part that is sent by itself. */
export const temRecusada = (conviteId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from ${recusadasDe(conviteId)} r where r.campo = 'fichaSaude' or r.campo like 'documento.%')`;
