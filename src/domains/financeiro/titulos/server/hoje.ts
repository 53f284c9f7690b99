import { hojeNaEscola } from '#platform/server/clock.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';

/** The day on which the school asks. */
export const hoje = ({ db, config }: Servicos): Promise<string> => hojeNaEscola(db, config.tzEscola);
