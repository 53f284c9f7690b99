import { sql } from 'kysely';

/** Whether a scholarship took all of title `t`: nothing of it was ever to be collected, and it is born settled. */
export const isGratuito = sql`(t.valor_centavos = t.desconto_incondicional_centavos)`;

/** The state of title `t` for a change of its contract: what never asked for money changes as what is open. */
export const situacaoNoContrato = sql`case when t.situacao = 'baixado' and ${isGratuito} then 'aberto' else t.situacao end`;
