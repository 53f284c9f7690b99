import type { DataCivil } from '#shared/datas.ts';

/** What an access is judged by: whether one comes in by it, where its mail goes, and what of it is power over the access or the money of others. */
export type Alcance = {
  entra: boolean;
  /** The day from which on not any more, when one is known. */
  ate: DataCivil | null;
  email: string;
  admin: boolean /** Held profiles that change money or access. */;
  perfis: readonly number[];
};

/**
 * Whether an act gives somebody power: who had none of it, had less of it or for less long, or could not come in. Another mailbox counts as
 * another person, for whoever reads it chooses the password.
 */
export function daPoder(antes: Alcance | null, depois: Alcance): boolean {
  if (!depois.entra || (!depois.admin && depois.perfis.length === 0)) return false;
  if (!antes?.entra || antes.email !== depois.email) return true;
  if (antes.ate !== null && (depois.ate === null || depois.ate > antes.ate)) return true;
  return !antes.admin && (depois.admin || depois.perfis.some((id) => !antes.perfis.includes(id)));
}
