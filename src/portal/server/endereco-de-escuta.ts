import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigInvalida } from '#platform/server/config.ts';

/** Every network card of the machine. */
const todasAsPlacas = new Set(['0.0.0.0', '::']);

/** Tries HOST at a port of chance, so that a wrong one is told before anything is created. @throws ConfigInvalida */
export async function conferirHost(host: string): Promise<void> {
  const escuta = createServer();
  try {
    escuta.listen(0, host);
    await once(escuta, 'listening');
  } catch (causa) {
    const motivo = causa instanceof Error ? causa.message : String(causa);
    throw new ConfigInvalida([
      `HOST must be an address of this machine, or a name of one, and "${host}" cannot be listened on (${motivo}).`,
    ]);
  }
  escuta.close();
  await once(escuta, 'close');
}

/** What to tell who opens the portal to other machines without saying by which address they reach it; null when there is nothing to tell. */
export function avisoDeEndereco({ HOST = '', PUBLIC_URL = '' }: Readonly<Record<string, string | undefined>>): string | null {
  if (PUBLIC_URL.trim() !== '' || !todasAsPlacas.has(HOST.trim())) return null;
  return 'Other machines reach it by the address of this one. PUBLIC_URL is not set: links in e-mails and QR codes will say localhost.';
}

/** What to tell who publishes the portal by https, which a proxy does, without saying which proxy is believed; null when there is nothing to tell. */
export function avisoDeProxy({ TRUST_PROXY = '', PUBLIC_URL = '' }: Readonly<Record<string, string | undefined>>): string | null {
  if (TRUST_PROXY.trim() !== '' || !PUBLIC_URL.trim().startsWith('https:')) return null;
  return 'TRUST_PROXY is not set: everybody who comes through a proxy counts as the address of that proxy. Say its address, or "none".';
}

/** The address of a host as an URL writes it. */
export function enderecoLocal(host: string, porta: number): string {
  if (todasAsPlacas.has(host)) return `http://localhost:${porta}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${porta}`;
}
