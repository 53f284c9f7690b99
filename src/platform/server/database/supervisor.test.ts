import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runOnce } from './embedded/launch.ts';
import { runningPostmaster } from './embedded/postmaster.ts';
import { postgresProcessesIn } from './embedded/processes.ts';
import { type EmbeddedPostgres, startEmbedded } from './supervisor.ts';

let base: string;
let dataDir: string;
let cluster: string;
let said: string[];
let running: EmbeddedPostgres[];
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'patio-supervisor-'));
  // Like the project under /root: nobody but its owner passes.
  chmodSync(base, 0o755);
  dataDir = path.join(base, 'data');
  cluster = path.join(dataDir, 'postgres', 'dados');
  said = [];
  running = [];
});
afterEach(async () => {
  for (const database of running) await database.stop();
  const left = existsSync(cluster) ? runningPostmaster(cluster) : null;
  if (left !== null) process.kill(left.pid, 'SIGQUIT');
  rmSync(base, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(): Promise<EmbeddedPostgres> {
  const log = (level: string) => (line: string) => void said.push(`${level}: ${line}`);
  const database = await startEmbedded({ dataDir, log: { info: log('info'), warn: log('warn'), error: log('error') }, fsync: false });
  running.push(database);
  return database;
}

/** Starts the application as a process of its own, in its own group as a terminal would. */
async function startApplication(): Promise<{ child: ChildProcess; url: string; adopted: boolean }> {
  const child = spawn(process.execPath, ['tests/helpers/aplicacao/aplicacao-minima.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let errors = '';
  child.stderr?.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  const line = await Promise.race([once(child.stdout ?? child, 'data').then(String), once(child, 'exit').then(() => '')]);
  if (line === '') throw new Error(`the application did not start: ${errors}`);
  return { child, ...(JSON.parse(line) as { url: string; adopted: boolean }) };
}

describe('startEmbedded', () => {
  it('starts, keeps the data and the address over a restart, and leaves nothing running', async () => {
    const first = await start();
    expect(first.adopted).toBe(false);
    await runOnce(first.url, `create table nomes (nome text); insert into nomes values ('Ícaro'), ('Oscar'), ('alma'), ('Álvaro')`);
    const [server] = await runOnce(
      first.url,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('listen_addresses') as listens, current_setting('data_checksums') as checksums`,
    );
    expect(server).toEqual({ major: 18, listens: '127.0.0.1', checksums: 'on' });
    const pid = runningPostmaster(cluster)?.pid;
    await Promise.all([first.stop(), first.stop()]);
    expect(postgresProcessesIn(cluster)).toEqual([]);
    expect(pid).toBeGreaterThan(0);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'segredos.json']);
    const second = await start();
    expect(second.url).toBe(first.url);
    expect((await runOnce(second.url, 'select nome from nomes order by nome')).map(({ nome }) => nome)).toEqual([
      'alma',
      'Álvaro',
      'Ícaro',
      'Oscar',
    ]);
  });

  it('wants the password, and keeps data and secrets from others', async () => {
    const { url } = await start();
    const wrong = new URL(url);
    wrong.password = 'errada';
    await expect(runOnce(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(cluster).mode & 0o077).toBe(0);
    expect(statSync(path.join(dataDir, 'segredos.json')).mode & 0o077).toBe(0);
    expect(existsSync(path.join(dataDir, 'postgres', 'senha.tmp'))).toBe(false);
  });

  it('refuses a second application on the same folder in one line', async () => {
    const application = await startApplication();
    await expect(start()).rejects.toThrow(
      new RegExp(`^The data folder .* is in use by another Pátio \\(process ${application.child.pid} on .*\\.$`),
    );
    process.kill(application.child.pid ?? 0, 'SIGINT');
    await once(application.child, 'exit');
    expect(postgresProcessesIn(cluster)).toEqual([]);
  });

  it('takes over the server of an application killed with -9', async () => {
    const application = await startApplication();
    await runOnce(application.url, 'create table fatos (id int); insert into fatos values (1)');
    application.child.kill('SIGKILL');
    await once(application.child, 'exit');
    const orphan = runningPostmaster(cluster);
    expect(orphan).not.toBeNull();
    const database = await start();
    expect(database).toMatchObject({ adopted: true, url: application.url });
    expect(runningPostmaster(cluster)).toEqual(orphan);
    expect(await runOnce(database.url, 'select id from fatos')).toEqual([{ id: 1 }]);
    await database.stop();
    expect(postgresProcessesIn(cluster)).toEqual([]);
  });

  it('stops by itself when Ctrl-C reaches the group of the application', async () => {
    const { child } = await startApplication();
    const exit = once(child, 'exit');
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await exit).toEqual([0, null]);
    expect(postgresProcessesIn(cluster)).toEqual([]);
    expect(readFileSync(path.join(dataDir, 'postgres', 'postgres.log'), 'utf8')).toMatch(/database system is shut down/);
  });

  it('brings back a server that dies by itself, on the same address, with what was committed', async () => {
    const database = await start();
    await runOnce(database.url, 'create table fatos (id int); insert into fatos values (1)');
    const killed = runningPostmaster(cluster)?.pid ?? 0;
    process.kill(killed, 'SIGKILL');
    const limit = Date.now() + 20_000;
    while (!said.includes('info: The database is running again.') && Date.now() < limit) await delay(50);
    expect(await runOnce(database.url, 'select id from fatos')).toEqual([{ id: 1 }]);
    expect(runningPostmaster(cluster)?.pid).not.toBe(killed);
    expect(said).toContain('error: The database ended by itself and is being started again.');
  });

  it('stops for good when asked while it brings a server back', async () => {
    const database = await start();
    process.kill(runningPostmaster(cluster)?.pid ?? 0, 'SIGKILL');
    const limit = Date.now() + 20_000;
    while (!said.some((line) => line.includes('ended by itself')) && Date.now() < limit) await delay(5);
    await database.stop();
    expect(postgresProcessesIn(cluster)).toEqual([]);
    expect(said.filter((line) => line.includes('ended by itself'))).toHaveLength(1);
    expect(existsSync(path.join(dataDir, 'patio.lock'))).toBe(false);
  });

  it('starts over a postmaster.pid whose number belongs to a stranger', async () => {
    await (await start()).stop();
    writeFileSync(path.join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n0\n1\n\n127.0.0.1\n\nready\n`);
    expect((await start()).adopted).toBe(false);
  });

  it('finishes a first start that was killed in the middle', async () => {
    mkdirSync(path.join(dataDir, 'postgres', 'dados.incompletos', 'base'), { recursive: true });
    writeFileSync(path.join(dataDir, 'postgres', 'senha.tmp'), 'velha');
    expect(await runOnce((await start()).url, 'select 1 as um')).toEqual([{ um: 1 }]);
  });

  it.skipIf(process.getuid?.() !== 0)('works as root under a folder that only root enters', async () => {
    chmodSync(base, 0o700);
    const database = await start();
    expect(await runOnce(database.url, 'select 1 as um')).toEqual([{ um: 1 }]);
    expect(statSync(cluster).uid).not.toBe(0);
    await database.stop();
    const again = await start();
    expect(await runOnce(again.url, 'select 1 as um')).toEqual([{ um: 1 }]);
  });
});

describe('startEmbedded tells in one line', () => {
  const oneLine = async (): Promise<string> => {
    const error = await start().then(
      () => expect.fail('it started'),
      (cause: unknown) => cause,
    );
    expect(error).toHaveProperty('name', 'EmbeddedError');
    const { message } = error as Error;
    expect(message).not.toContain('\n');
    expect(existsSync(path.join(dataDir, 'patio.lock'))).toBe(false);
    return message;
  };

  it('that the data is damaged', async () => {
    await (await start()).stop();
    writeFileSync(path.join(cluster, 'global', 'pg_control'), Buffer.alloc(8192, 7));
    expect(await oneLine()).toMatch(/is damaged or incomplete.*Restore it from a backup/);
    rmSync(path.join(cluster, 'PG_VERSION'));
    expect(await oneLine()).toMatch(/PG_VERSION is missing/);
  });

  it('that the data is of another version', async () => {
    mkdirSync(cluster, { recursive: true });
    writeFileSync(path.join(cluster, 'PG_VERSION'), '14\n');
    expect(await oneLine()).toMatch(/is of PostgreSQL 14 and the programs are of 18/);
  });

  it('that secrets and data are not of the same backup', async () => {
    await (await start()).stop();
    rmSync(path.join(dataDir, 'segredos.json'));
    expect(await oneLine()).toMatch(/refuses the password of segredos\.json/);
    expect(postgresProcessesIn(cluster)).toEqual([]);
  });

  it('that PG_BIN_DIR has no PostgreSQL', async () => {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await expect(startEmbedded({ dataDir, log, binDir: '/usr/share' })).rejects.toThrow(/PG_BIN_DIR=\/usr\/share has no usable PostgreSQL/);
  });
});
