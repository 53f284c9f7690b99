import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A volume of its own, which can be filled to its last byte and emptied again. */
export type Volume = { pasta: string; encher(): void; esvaziar(): void; desmontar(): void };

/** A small volume in memory; null where the system lets nobody mount one. */
export function montarVolume(megabytes: number): Volume | null {
  const pasta = mkdtempSync(join(tmpdir(), 'patio-volume-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'patio-teste', pasta], { stdio: 'ignore' });
  } catch {
    rmSync(pasta, { recursive: true, force: true });
    return null;
  }
  const lastro = join(pasta, 'lastro');
  mkdirSync(lastro);
  return {
    pasta,
    encher() {
      const parte = Buffer.alloc(4096, 1);
      const arquivo = openSync(join(lastro, 'cheio'), 'a');
      try {
        for (;;) writeSync(arquivo, parte);
      } catch (causa) {
        if ((causa as { code?: string }).code !== 'ENOSPC') throw causa;
      } finally {
        closeSync(arquivo);
      }
    },
    esvaziar: () => rmSync(join(lastro, 'cheio'), { force: true }),
    desmontar() {
      execFileSync('umount', [pasta]);
      rmSync(pasta, { recursive: true, force: true });
    },
  };
}
