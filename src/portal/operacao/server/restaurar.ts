import type { Copia } from '#platform/server/copias/abrir-copia.ts';
import { carregarCopia } from '#platform/server/copias/restaurar-copia.ts';
import { reterRestaurada } from '#platform/server/copias/retencao.ts';
import { registrarEvento } from '#platform/server/auditoria/eventos.ts';
import { abrirConexao } from '#platform/server/database/connection.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { prepareDatabase } from '#platform/server/database/prepare.ts';
import { encerrarTodosOsAcessos } from '#domains/acesso/sessoes/server/door.ts';

/** So far ahead goes every number: more than a school gives between two backups. */
export const SALTO_PADRAO = 1_000;
const HORA_MS = 3_600_000;

/** The rows of a backup in an empty database, brought to the schema of this version. Its sessions still live: `protegerRestaurada` follows. */
export async function trazerCopia(url: string, copia: Copia, { ownLogin }: { ownLogin: boolean }): Promise<void> {
  await carregarCopia(url, copia);
  await prepareDatabase(url, { ownLogin, restoring: true });
}

/**
 * Makes a database that was brought back safe to start, as its owner and in one transaction: nobody is signed in, no number is given
 * twice, mail and jobs wait for a person. Gives how many sessions ended.
 */
export async function protegerRestaurada(
  url: string,
  { copia, retratoEm, salto = SALTO_PADRAO }: { copia: string | null; retratoEm: string | null; salto?: number },
): Promise<number> {
  const { db, fechar } = abrirConexao(url, { max: 1, applicationName: 'patio-restauracao', statementTimeoutMs: HORA_MS });
  try {
    return await transacao(db, async (tx) => {
      const sessoesEncerradas = await encerrarTodosOsAcessos(tx);
      await reterRestaurada(tx, { copia, retratoEm, salto, sessoesEncerradas });
      await registrarEvento(tx, {
        tipo: 'copia.restaurada',
        motivo: `copia=${copia ?? 'externa'}, retrato=${retratoEm ?? '-'}, salto=${salto}`,
      });
      return sessoesEncerradas;
    });
  } finally {
    await fechar();
  }
}
