import { sql } from 'kysely';
import { hojeNoBanco } from '#platform/server/clock.ts';

/** Of a discount of the register: it is offered and granted on these days only, whatever falls due when. */
export const valeHoje = sql`((valido_de is null or valido_de <= ${hojeNoBanco}) and (valido_ate is null or valido_ate >= ${hojeNoBanco}))`;
