import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;
/** Whether a field is a part of an answer that is sent by itself, of a student whoever sends it. */
const isParte = (campo: Sql): Sql => sql`(${campo} = 'fichaSaude' or ${campo} like 'documento.%')`;

/**
 * Of an invitation, the documents and health forms that another guardian of the season sent and the school did not refuse: nobody is asked for
 * them again. Rows: pessoa_id, campo.
 */
export const vindasDeOutro = (
  conviteId: Sql,
): Sql => sql`(select distinct d.pessoa_id, d.campo from temporadas_convites este join temporadas_convites outro on outro.temporada_id = este.temporada_id and outro.id <> este.id
    join temporadas_envios e on e.convite_id = outro.id join v_protocolo_situacao s on s.id = e.protocolo_id and s.situacao <> 'cancelado'
    join v_protocolo_campo d on d.protocolo_id = e.protocolo_id
    where este.id = ${conviteId} and d.decisao is distinct from 'recusado' and ${isParte(sql`d.campo`)})`;

/**
 * Of an invitation, what the school refused of what came last of each person and field, with why, unless it has it of another guardian, or
 * this one says since not to have it: a refused document or health form is wanted again. Rows: pessoa_id, campo, motivo.
 */
export const recusadasDe = (conviteId: Sql): Sql => sql`(select x.pessoa_id, x.campo, x.motivo_recusa as motivo from (
    select distinct on (d.pessoa_id, d.campo) d.pessoa_id, d.campo, d.decisao, d.motivo_recusa from temporadas_envios e join v_protocolo_campo d on d.protocolo_id = e.protocolo_id
    where e.convite_id = ${conviteId} order by d.pessoa_id, d.campo, e.protocolo_id desc) x
  where x.decisao = 'recusado' and not exists (select from temporadas_convites c where c.id = ${conviteId} and x.pessoa_id || ':' || x.campo = any(c.sem_documento))
    and not exists (select from ${vindasDeOutro(conviteId)} v where v.pessoa_id = x.pessoa_id and v.campo = x.campo))`;

/** Whether something of that is a part that is sent by itself. */
export const temRecusada = (conviteId: Sql): Sql => sql`exists (select from ${recusadasDe(conviteId)} r where ${isParte(sql`r.campo`)})`;

/** Whether guardian `c` answered all that is asked, and nothing of it is wanted again. */
export const respondeu = sql`(c.respondido_em is not null and not ${temRecusada(sql`c.id`)})`;
