import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { montarVolume } from '#tests/faults/volume.ts';
import { openLog } from './destination.ts';

const pasta = mkdtempSync(join(tmpdir(), 'patio-log-'));
const volume = montarVolume(1);
afterAll(() => {
  for (const descritor of abertos) closeSync(descritor);
  volume?.desmontar();
  rmSync(pasta, { recursive: true, force: true });
});
const abertos: number[] = [];
const abrir = (arquivo: string): number => {
  const descritor = openSync(arquivo, 'a');
  abertos.push(descritor);
  return descritor;
};
const linhasDe = (arquivo: string): Record<string, unknown>[] =>
  readFileSync(arquivo, 'utf8')
    .split('\n')
    .filter((linha) => linha.startsWith('{') && linha.endsWith('}'))
    .map((linha) => JSON.parse(linha) as Record<string, unknown>);

test('lines arrive in order, a thousand written at once', async () => {
  const arquivo = join(pasta, 'em-ordem');
  const descritor = abrir(arquivo);
  const log = pino({}, openLog(descritor));
  for (let n = 0; n < 1_000; n += 1) log.info({ n }, 'linha');
  await expect.poll(() => linhasDe(arquivo).map(({ n }) => n)).toEqual(Array.from({ length: 1_000 }, (_, n) => n));
});

test('a device that takes nothing costs the lines and nothing else', async () => {
  // Never closed: what is lost is tried again for ever, and its number would soon be that of somebody else's connection.
  const descritor = openSync('/dev/full', 'a');
  const log = pino({}, openLog(descritor, { retryMs: 5 }));
  for (let n = 0; n < 50; n += 1) {
    log.error({ n }, 'perdida');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
});

test('what a full volume cost is told once there is space, and what comes after is written', async () => {
  if (volume === null) return;
  const arquivo = join(volume.pasta, 'log');
  const descritor = abrir(arquivo);
  const log = pino({}, openLog(descritor, { retryMs: 10 }));
  log.info('antes');
  await expect.poll(() => linhasDe(arquivo).length).toBe(1);
  volume.encher();
  const muito = 'x'.repeat(5_000);
  for (let n = 0; n < 20; n += 1) log.info({ muito }, 'perdida');
  await new Promise((resolve) => setTimeout(resolve, 100));
  volume.esvaziar();
  log.info('depois');
  await expect.poll(() => linhasDe(arquivo).map(({ msg }) => msg)).toEqual(expect.arrayContaining(['antes', 'log lines lost', 'depois']));
  const perdidas = linhasDe(arquivo).reduce((soma, { lost }) => soma + ((lost as number | undefined) ?? 0), 0);
  const escritas = linhasDe(arquivo).filter(({ msg }) => msg === 'perdida').length;
  expect(perdidas + escritas).toBe(20);
});
