import { sql } from 'kysely';
import { type Cifra, protegerEmLotes } from '#platform/server/segredos/cifra.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { letrasDoCodigo, usarCodigoDeRecuperacao } from './codigos-recuperacao.ts';
import { deBase32, passoDoCodigo } from './totp.ts';

const lugar = (usuarioId: number): string => `segundos_fatores.segredo:${usuarioId}`;

type Guardado = { segredo: Buffer; chaveId: string };

/** Stores the secret of a user in the place of any that was not confirmed; false when a confirmed one stands. */
export async function guardarSegredo(tx: Tx, cifra: Cifra, usuarioId: number, segredo: string): Promise<boolean> {
  const { dados, chaveId } = cifra.fechar(segredo, lugar(usuarioId));
  const { rows } = await sql`insert into segundos_fatores as f (usuario_id, segredo, chave_id) values (${usuarioId}, ${dados}, ${chaveId})
    on conflict (usuario_id) do update set segredo = excluded.segredo, chave_id = excluded.chave_id, criado_em = clock_timestamp()
    where f.confirmado_em is null returning usuario_id`.execute(tx);
  return rows.length > 0;
}

/** How a code was right. */
export type CodigoCerto = 'aplicativo' | 'recuperacao';

/**
 * Uses a code of the app or a recovery code; null for a wrong, an old or a used one. The primary key of the steps lets one
 * request take a code, whatever comes at the same instant; a step before the last taken one is gone too.
 */
export async function usarCodigo(db: Db | Tx, cifra: Cifra, usuarioId: number, digitado: string): Promise<CodigoCerto | null> {
  const letras = letrasDoCodigo(digitado);
  if (letras !== null) return (await usarCodigoDeRecuperacao(db, usuarioId, letras)) ? 'recuperacao' : null;
  const { rows } = await sql<
    Guardado & { agora: number }
  >`select segredo, chave_id as "chaveId", extract(epoch from clock_timestamp())::float8 as agora
    from segundos_fatores where usuario_id = ${usuarioId}`.execute(db);
  const [guardado] = rows;
  if (!guardado) return null;
  const segredo = deBase32(cifra.abrir({ dados: guardado.segredo, chaveId: guardado.chaveId }, lugar(usuarioId)));
  const passo = passoDoCodigo(segredo, digitado.replaceAll(/\s/g, ''), guardado.agora);
  if (passo === null) return null;
  const usados = await sql`insert into segundos_fatores_usos (usuario_id, passo) select ${usuarioId}, ${passo}
    where not exists (select from segundos_fatores_usos where usuario_id = ${usuarioId} and passo >= ${passo})
    on conflict on constraint segundos_fatores_usos_pkey do nothing returning passo`.execute(db);
  return usados.rows.length > 0 ? 'aplicativo' : null;
}

/** Whether some secret still needs a key other than the present one. */
export async function haSegredosDeOutraChave(db: Db, cifra: Cifra): Promise<boolean> {
  const { rows } = await sql<{
    ha: boolean;
  }>`select exists (select from segundos_fatores where chave_id <> ${cifra.chaveAtual}) as ha`.execute(db);
  return rows[0]?.ha === true;
}

/** Encrypts with the present key the secrets that lie under an earlier one. Gives how many; several processes may run it at once. */
export async function protegerSegredos(db: Db, cifra: Cifra): Promise<number> {
  return protegerEmLotes(db, async (tx, limite) => {
    const { rows } = await sql<
      Guardado & { usuarioId: number }
    >`select usuario_id as "usuarioId", segredo, chave_id as "chaveId" from segundos_fatores
      where chave_id <> ${cifra.chaveAtual} and chave_id = any(${[...cifra.chaves]}::text[]) order by usuario_id limit ${limite} for update skip locked`.execute(
      tx,
    );
    for (const { usuarioId, segredo, chaveId } of rows) {
      const novo = cifra.fechar(cifra.abrir({ dados: segredo, chaveId }, lugar(usuarioId)), lugar(usuarioId));
      await sql`update segundos_fatores set segredo = ${novo.dados}, chave_id = ${novo.chaveId} where usuario_id = ${usuarioId}`.execute(
        tx,
      );
    }
    return rows.length;
  });
}
