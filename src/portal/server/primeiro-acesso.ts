import { criarPrimeiroAdministrador, haUsuarios } from '#domains/acesso/entrada/server/door.ts';
import { ConfigInvalida } from '#platform/server/config.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { ErroNegocio } from '#shared/erros.ts';

/** An empty database asks for its first administrator: from the environment, or through a one-time link printed once. */
export async function prepararPrimeiroAcesso(servicos: Servicos, diz: (linha: string) => void): Promise<void> {
  if (await haUsuarios(servicos.db)) return;
  const { admin, publicUrl } = servicos.config;
  const { link } = await criarPrimeiroAdministrador(servicos, admin).catch((causa: unknown) => {
    const recusa = causa instanceof ErroNegocio ? causa.campos.find(({ path }) => path === 'senha') : undefined;
    throw recusa?.textos ? new ConfigInvalida([`ADMIN_PASSWORD is refused: ${recusa.textos.en}`]) : causa;
  });
  if (link === null) diz(`First administrator: ${admin?.email ?? ''}`);
  else diz(`No user yet. Open this link once to create the administrator (valid for 24 hours):\n  ${publicUrl}${link}`);
}
