import { criarPrimeiroAdministrador, haUsuarios } from '#domains/acesso/server/door.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';

/** An empty database asks for its first administrator: from the environment, or through a one-time link printed once. */
export async function prepararPrimeiroAcesso(servicos: Servicos, diz: (linha: string) => void): Promise<void> {
  if (await haUsuarios(servicos.db)) return;
  const { admin, publicUrl } = servicos.config;
  const { link } = await criarPrimeiroAdministrador(servicos, admin);
  if (link === null) diz(`First administrator: ${admin?.email ?? ''}`);
  else diz(`No user yet. Open this link once to create the administrator (valid for 24 hours):\n  ${publicUrl}${link}`);
}
