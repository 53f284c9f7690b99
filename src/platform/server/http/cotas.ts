import { sql } from 'kysely';
import { type ErroNegocio, errosComuns } from '#shared/erros.ts';
import type { Db } from '../database/kysely.ts';

/**
 * What one person may send, take away and look for in vain in a while: far more than a day's work asks, far less than a script that fills
 * the disk, carries the register away or tries out a thousand CPFs.
 */
export const cotas = {
  envio: { horas: 24, vezes: 1_500, bytes: 2 * 1_024 ** 3 },
  exportacao: { horas: 1, vezes: 60, bytes: Number.MAX_SAFE_INTEGER },
  cpf: { horas: 24, vezes: 100, bytes: Number.MAX_SAFE_INTEGER },
} as const;

/**
 * Counts one more, of so many bytes, before it is done; what is refused is not counted. Parallel requests wait for each other at the row.
 * @throws COTA_DE_ENVIOS, COTA_DE_EXPORTACOES, COTA_DE_CPFS with the time to wait.
 */
export async function gastarCota(db: Db, usuarioId: number, recurso: keyof typeof cotas, bytes = 0): Promise<void> {
  const { horas, vezes, bytes: maximo } = cotas[recurso];
  const { rows } = await sql`insert into cotas as c (usuario_id, recurso, ate, vezes, bytes)
    values (${usuarioId}, ${recurso}, now() + ${horas} * interval '1 hour', 1, ${bytes})
    on conflict (usuario_id, recurso) do update set
      ate = case when c.ate <= now() then excluded.ate else c.ate end,
      vezes = case when c.ate <= now() then 1 else c.vezes + 1 end,
      bytes = case when c.ate <= now() then 0 else c.bytes end + excluded.bytes
    where c.ate <= now() or (c.vezes < ${vezes} and c.bytes + excluded.bytes <= ${maximo}::bigint)
    returning vezes`.execute(db);
  if (rows.length > 0) return;
  const espera = await sql<{ segundos: number }>`select greatest(1, ceil(extract(epoch from ate - now())))::int as segundos from cotas
    where usuario_id = ${usuarioId} and recurso = ${recurso}`.execute(db);
  const segundos = espera.rows[0]?.segundos ?? 1;
  throw recusas[recurso](segundos, { esperaSegundos: segundos });
}

type Espera = { esperaSegundos: number };
const minutos = (segundos: number) => ({ minutos: Math.ceil(segundos / 60) });
const recusas: Record<keyof typeof cotas, (segundos: number, espera: Espera) => ErroNegocio> = {
  envio: (segundos, espera) => errosComuns.COTA_DE_ENVIOS(minutos(segundos), espera),
  exportacao: (segundos, espera) => errosComuns.COTA_DE_EXPORTACOES(minutos(segundos), espera),
  cpf: (segundos, espera) => errosComuns.COTA_DE_CPFS({ horas: Math.ceil(segundos / 3_600) }, espera),
};

/** Gives back what turned out to cost nothing. A count that began stays at one: it ends with its time. */
export async function devolverCota(db: Db, usuarioId: number, recurso: keyof typeof cotas): Promise<void> {
  await sql`update cotas set vezes = vezes - 1 where usuario_id = ${usuarioId} and recurso = ${recurso} and vezes > 1`.execute(db);
}
