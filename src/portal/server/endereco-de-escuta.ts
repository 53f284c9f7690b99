import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigInvalida } from '#platform/server/config.ts';

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

/** The address of a host as an URL writes it. */
export function enderecoLocal(host: string, porta: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${porta}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${porta}`;
}
