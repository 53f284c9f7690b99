import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const MEMORIA = '/dev/shm';
const PRECISA_BYTES = 4 * 2 ** 30;

/**
 * Temporary folders of this process and its children stand in memory where there is room: each test file copies a database, which
 * takes half a second on a disk and a tenth of that here. A machine without room, or a TMPDIR told from outside, stays as it is.
 */
export function temporariosEmMemoria(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORIA)) return;
  const { bavail, bsize } = statfsSync(MEMORIA);
  if (bavail * bsize >= PRECISA_BYTES && freemem() >= PRECISA_BYTES) process.env.TMPDIR = MEMORIA;
}
