import { sql } from 'kysely';

/**
 * Whether living slip `b` no longer asks for what its title `s` of v_titulo_saldo owes: the title was closed (renegotiated, cancelled,
 * settled elsewhere), or money was received or charges waived since the slip was made. Such a slip is taken down with the next remittance.
 */
export const desatualizado = sql`(b.situacao in ('gerada', 'enviada', 'registrada') and (s.situacao not in ('aberto', 'parcial')
  or (s.amortizado_centavos, s.recebido_centavos, s.dispensado_centavos) is distinct from (b.amortizado_centavos, b.recebido_centavos, b.dispensado_centavos)))`;
