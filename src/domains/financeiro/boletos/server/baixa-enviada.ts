import { sql } from 'kysely';

/** Which time the write-off of slip `b` would be asked for: once more for each refusal of the bank that somebody answered so, or took out of the queue before the title changed. */
export const tentativaDaBaixa = sql`(1 + coalesce((select p.vezes from v_baixa_repetida p where p.boleto_id = b.id), 0))`;

/** Whether the write-off of slip `b` went to the bank and nobody asked for it again. */
export const baixaEnviada = sql`exists (select 1 from remessas_itens i where i.boleto_id = b.id and i.movimento = 'baixa' and i.tentativa >= ${tentativaDaBaixa})`;

/** Whether the bank refused the write-off of slip `b` that was sent last, and somebody left it at that: there the slip is good. */
export const ficouNoBanco = sql`exists (select 1 from v_boleto_que_ficou f where f.boleto_id = b.id)`;

/** Whether a person asked for the write-off of slip `b`, and it did not stay at the bank for all that. */
export const baixaPedida = sql`(b.baixa_pedida_em is not null and not ${ficouNoBanco})`;

/** Whether living slip `b` is on its way out: its write-off was asked for, by a person or by a remittance, and the bank did not say yes yet. */
export const saindo = sql`(b.situacao in ('gerada', 'enviada', 'registrada') and (b.baixa_pedida_em is not null or ${baixaEnviada}) and not ${ficouNoBanco})`;

/** What the bank was last asked to do with slip `b` since it registered it: what it refuses without saying of what is that. */
export const ultimaInstrucao = sql`(select i.movimento from remessas_itens i where i.boleto_id = b.id and i.movimento <> 'entrada' order by i.remessa_id desc limit 1)`;

/** What may be asked of the bank again that it refused of slip `b` by line `l`: its write-off, or its due date while no write-off is asked for; null where nothing may. */
export const instrucaoRepetivel = sql`(case when b.situacao not in ('enviada', 'registrada') then null
  when l.problema is distinct from 'VENCIMENTO_RECUSADO' then case when ${baixaEnviada} then 'baixa' end
  when b.vencimento_pedido_em is null and not ${baixaPedida} then 'vencimento' end)`;
