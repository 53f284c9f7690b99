import { sql } from 'kysely';

/** Which time the write-off of slip `b` would be asked for: once more for each refusal of the bank that somebody answered so. */
export const tentativaDaBaixa = sql`(1 + coalesce((select p.vezes from v_baixa_repetida p where p.boleto_id = b.id), 0))`;

/** Whether the write-off of slip `b` went to the bank and nobody asked for it again. */
export const baixaEnviada = sql`exists (select 1 from remessas_itens i where i.boleto_id = b.id and i.movimento = 'baixa' and i.tentativa >= ${tentativaDaBaixa})`;
