import { createHmac } from 'node:crypto';
import { type Client, escapeIdentifier, escapeLiteral } from 'pg';

/** A role of the product next to the owner of the database: `patio` owns, `patio_app` works, `patio_leitura` reads. */
export type RoleKind = 'app' | 'leitura';

/**
 * The role of that kind beside the one that is signed in, made when it is missing. The name begins with the owner's, so
 * that schools sharing a server under different owners never share a role.
 * @returns its name and, when it cannot be used, the reason, as the end of a sentence.
 */
export async function ensureRole(client: Client, kind: RoleKind): Promise<{ role: string; unusable: string | null }> {
  const { rows } = await client.query<{ owner: string; role: string; found: boolean }>(
    `select current_user::text as owner, left(current_user, 50) || $1 as role,
      exists (select 1 from pg_roles where rolname = left(current_user, 50) || $1) as found`,
    [`_${kind}`],
  );
  const [{ owner, role, found }] = rows as [{ owner: string; role: string; found: boolean }];
  const name = escapeIdentifier(role);
  if (!found && !(await may(client, `create role ${name} noinherit`)))
    return {
      role,
      unusable: `${owner} may not create it (ask for: create role ${name} noinherit; grant ${name} to ${escapeIdentifier(owner)})`,
    };
  const { rows: power } = await client.query<{ strong: boolean }>(
    `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or pg_has_role(oid, current_user, 'member')
      or exists (select 1 from pg_class where relowner = r.oid and relnamespace = 'public'::regnamespace) as strong
      from pg_roles r where rolname = $1`,
    [role],
  );
  if (power[0]?.strong !== false) return { role, unusable: 'it has more power than the application needs' };
  const assume = `set role ${name}; reset role`;
  if (!(await may(client, assume)) && !((await may(client, `grant ${name} to current_user`)) && (await may(client, assume))))
    return { role, unusable: `${owner} is no member of it (ask for: grant ${name} to ${escapeIdentifier(owner)})` };
  return { role, unusable: null };
}

/** Whether the statement was allowed. A role that another process made at the same moment counts as made. */
async function may(client: Client, statement: string, tries = 5): Promise<boolean> {
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '42710' || code === '23505') return true;
    if (code === '42501') return false;
    // Roles belong to the whole server: the process of another database may be changing the same row.
    if (code === 'XX000' && tries > 1) return may(client, statement, tries - 1);
    throw error;
  }
}

/** The same address, every session of it working as the role from its first statement on. */
export function withRole(url: string, role: string): string {
  const address = new URL(url);
  const given = address.searchParams.get('options');
  const option = `-c role=${role.replaceAll(/[\\ ]/g, String.raw`\$&`)}`;
  address.searchParams.set('options', given === null ? option : `${given} ${option}`);
  return address.href;
}

/**
 * Lets the role sign in by itself and gives its address: a session of it has no way back to the owner, as `set role` has.
 * The password is derived from the owner's, so that a data folder needs no further secret.
 */
export async function withLogin(client: Client, url: string, role: string): Promise<string> {
  const address = new URL(url);
  const password = createHmac('sha256', decodeURIComponent(address.password)).update(`patio:${role}`).digest('base64url');
  await client.query(`alter role ${escapeIdentifier(role)} login password ${escapeLiteral(password)}`);
  address.username = encodeURIComponent(role);
  address.password = password;
  return address.href;
}
