import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

// A device that is always full stands for the volume of the log.
test('a start that can write no line goes on', async () => {
  const cheio = openSync('/dev/full', 'a');
  const programa = `await import('./comecar.ts'); process.stdout.write('Building\\n'); process.stderr.write('Building\\n');
    setTimeout(() => process.exit(7), 200);`;
  const processo = spawn(process.execPath, ['--input-type=module', '-e', programa], {
    cwd: import.meta.dirname,
    stdio: ['ignore', cheio, cheio],
  });
  closeSync(cheio);
  expect(await once(processo, 'exit')).toEqual([7, null]);
});
