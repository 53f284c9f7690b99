import { sql } from 'kysely';

/** What money of titles writes in the cash books, as a list of `origem_tipo`: the words of the partial index that the sums of a month read. */
export const movimentosDeTitulos = sql`('baixa', 'estorno', 'baixa_liquidacao_desfeita', 'baixa_reliquidada')`;
