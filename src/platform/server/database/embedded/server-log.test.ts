import { describe, expect, it } from 'vitest';
import { explainFailure } from './server-log.ts';

const stamp = '2026-11-20 22:03:11.123 UTC [412]';

describe('explainFailure', () => {
  it.each([
    [
      `${stamp} FATAL:  could not write lock file "postmaster.pid": No space left on device\n`,
      'The disk of /d is full: free some space and start again.',
    ],
    [
      `${stamp} FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 9\n${stamp} HINT:  Check free disk space.\n${stamp} PANIC:  cannot abort transaction 1\n`,
      'The disk of /d is full: free some space and start again.',
    ],
    [
      `${stamp} LOG:  starting PostgreSQL 18.4\n${stamp} PANIC:  could not locate a valid checkpoint record at 0/1\n${stamp} LOG:  database system is shut down\n`,
      'The database in /d is damaged or incomplete and does not start (could not locate a valid checkpoint record at 0/1). Restore it from a backup.',
    ],
    [
      `${stamp} FATAL:  could not create any TCP/IP sockets\n${stamp} LOG:  database system is shut down`,
      'The embedded database in /d does not start: could not create any TCP/IP sockets',
    ],
    [
      'initdb: error: invalid locale name "pt"\ninitdb: removing contents',
      'The embedded database in /d does not start: initdb: error: invalid locale name "pt"',
    ],
    ['', 'The embedded database in /d does not start: it wrote no reason'],
  ])('%s', (output, line) => {
    expect(explainFailure(output, '/d')).toBe(line);
  });
});
