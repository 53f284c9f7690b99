import { sql } from 'kysely';
import { baixaPedida, saindo } from './baixa-enviada.ts';

/** Whether the title `s` of v_titulo_saldo of slip `b` was closed, or money was received or charges waived, since the slip was made. */
const outroValor = sql`(s.situacao not in ('aberto', 'parcial')
  or (s.amortizado_centavos, s.recebido_centavos, s.dispensado_centavos) is distinct from (b.amortizado_centavos, b.recebido_centavos, b.dispensado_centavos))`;

/**
 * Whether living slip `b` no longer asks for what its title owes: the title was closed (renegotiated, cancelled, settled elsewhere), or money
 * was received or charges waived since the slip was made, or the title falls due on another day. Such a slip is taken down with the next
 * remittance, or changed by it (`prorrogavel`).
 */
export const desatualizado = sql`(b.situacao in ('gerada', 'enviada', 'registrada') and (${outroValor} or s.data_vencimento <> b.vencimento_titulo))`;

/** Whether the bank refused the due date of slip `b` and took no other since: there it falls due on the day of before. */
export const vencimentoRecusado = sql`(b.situacao in ('enviada', 'registrada') and (b.vencimento_pedido_em is not null
  or exists (select 1 from retornos_linhas l where l.boleto_id = b.id and l.problema = 'VENCIMENTO_RECUSADO' and l.resultado = 'excecao')))`;

/** Whether slip `b` is no paper to hand out: it asks for what is not owed, says a day that its bank does not know, or is being taken down there. */
export const naoVale = sql`(${desatualizado} or ${vencimentoRecusado} or ${saindo})`;

/** Whether all that is wrong with slip `b` is its due date, and the bank can be told the new one: it holds the slip, under its title's own terms. */
export const prorrogavel = sql`(b.situacao in ('enviada', 'registrada') and not ${baixaPedida} and s.data_vencimento <> b.vencimento_titulo
  and b.data_vencimento = b.vencimento_titulo and not ${outroValor})`;
