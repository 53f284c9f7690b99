import { closeSchema, grantRights } from './grants.ts';
import { type MigrationResult, migrar } from './migrate.ts';
import { installQueue } from './queue-schema.ts';
import { ensureRole, type RoleKind, withLogin, withRole } from './roles.ts';

/** A database ready for the application. */
export type PreparedDatabase = MigrationResult & {
  /** What the pools of the application connect with: not the owner, unless `notice` says why. */
  url: string;
  /** The same for reports: it may read and nothing else. */
  readUrl: string;
  /** One line for the log when the application has to work as the owner. */
  notice: string | null;
};

/**
 * Brings a database to the newest schema, the job queue included, and gives the roles of the application exactly their
 * rights, as the owner and one process at a time. `ownLogin`: the roles sign in by themselves (the embedded database, whose
 * rules of access are ours); otherwise sessions of the given user take the role on when they begin.
 * @throws MigrationError
 */
export async function prepareDatabase(url: string, { ownLogin = false, restoring = false } = {}): Promise<PreparedDatabase> {
  const urls: Record<RoleKind, string> = { app: url, leitura: url };
  const notices: string[] = [];
  const result = await migrar(url, {
    restoring,
    async afterwards(client, behind) {
      await installQueue(client);
      for (const kind of ['app', 'leitura'] as const) {
        const { role, unusable } = await ensureRole(client, kind);
        if (unusable !== null) {
          notices.push(`The database works without the role ${role}: ${unusable}.`);
          continue;
        }
        // A newer version of the product that also runs here knows better what may be done.
        if (!behind && !(await grantRights(client, role, { readOnly: kind === 'leitura' }))) {
          notices.push(`The database works without the role ${role}: only the owner of the tables may give it rights.`);
          continue;
        }
        urls[kind] = ownLogin ? await withLogin(client, url, role) : withRole(url, role);
      }
      // A database elsewhere may serve others, too.
      if (ownLogin) await closeSchema(client);
    },
  });
  return { ...result, url: urls.app, readUrl: urls.leitura, notice: notices.length === 0 ? null : notices.join(' ') };
}
