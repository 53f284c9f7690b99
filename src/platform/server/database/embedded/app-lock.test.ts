import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeAppLock } from './app-lock.ts';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'patio-trava-'));
  file = path.join(dataDir, 'patio.lock');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const token = '00000000-0000-4000-8000-000000000000';

describe('takeAppLock', () => {
  it('refuses a second holder, naming the first, until it is released', () => {
    const lock = takeAppLock(dataDir);
    expect(() => takeAppLock(dataDir)).toThrow(new RegExp(`in use by another Pátio \\(process ${process.pid} on `));
    lock.release();
    takeAppLock(dataDir).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('recovers the lock of a dead process, and of one whose number a stranger now has', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    for (const stale of [
      { pid: child.pid, started: 'x' },
      { pid: process.pid, started: 'another life' },
    ]) {
      writeFileSync(file, JSON.stringify({ ...stale, host: hostname(), token }));
      const lock = takeAppLock(dataDir);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
      lock.release();
    }
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('believes a holder on another host until it has been silent for long', () => {
    writeFileSync(file, JSON.stringify({ pid: 1, host: 'outro-servidor', started: 'x', token }));
    expect(() => takeAppLock(dataDir)).toThrow(/on outro-servidor/);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    takeAppLock(dataDir).release();
  });

  it('recovers a damaged lock and releases only its own', () => {
    writeFileSync(file, '{"pid":');
    const lock = takeAppLock(dataDir);
    const other = JSON.stringify({ pid: 1, host: 'outro', started: 'x', token });
    writeFileSync(file, other);
    lock.release();
    expect(readFileSync(file, 'utf8')).toBe(other);
  });
});
