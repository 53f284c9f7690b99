import { sql } from 'kysely';
import { z } from 'zod';
import { estornos, movimentos } from '#domains/contabil/fatos.ts';
import type { Db } from '#platform/server/database/kysely.ts';

type Guardado = { id: number; evento: string; origemTipo: string; valores: unknown };
/** What takes back facts of several events has the parts of the one that it takes back; some take each other back. */
function partesDe(evento: string, vistos = new Set<string>()): z.ZodObject[] {
  if (vistos.has(evento)) return [];
  vistos.add(evento);
  if (evento in movimentos) return [movimentos[evento as keyof typeof movimentos].valores];
  return estornos[evento as keyof typeof estornos].de.flatMap((outro) => partesDe(outro, vistos));
}
const formas = new Map(
  Object.entries({ ...movimentos, ...estornos }).map(([evento, { origem }]) => [
    evento,
    z.object({ origemTipo: origem, valores: z.union(partesDe(evento)) }),
  ]),
);

/** How many facts the database holds, and those that are not of the shape of their event. */
export async function conferirFatos(db: Db): Promise<{ total: number; estranhos: string[] }> {
  const { rows } = await sql<Guardado>`select id, evento, origem_tipo as "origemTipo", valores from fatos_contabeis order by id`.execute(
    db,
  );
  const estranhos = rows.flatMap(({ id, evento, ...fato }) => {
    const lido = formas.get(evento)?.safeParse(fato);
    return lido?.success ? [] : [`${id} ${evento}: ${lido ? z.prettifyError(lido.error) : 'unknown event'}`];
  });
  return { total: rows.length, estranhos };
}
