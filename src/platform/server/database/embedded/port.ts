import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/** The port of the last start when it is still free, else a free one, which is written down for the next start. */
export async function choosePort(file: string): Promise<number> {
  const kept = existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : 0;
  const port = (Number.isInteger(kept) && kept > 1023 && kept < 65_536 ? await tryPort(kept) : null) ?? (await tryPort(0));
  if (port === null) throw new Error('no free port on the loopback address');
  if (port !== kept) writeFileSync(file, `${port}\n`, { mode: 0o600 });
  return port;
}

/** The port number when it can be listened to (0 asks for any), else null. */
function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host: LOOPBACK, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null));
    });
  });
}
