import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chamarApi, iniciarAplicacao } from '#tests/helpers/aplicacao/aplicacao.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { trocarBanco } from '#tests/helpers/endereco.ts';
import { avisoDeEndereco, avisoDeProxy, enderecoLocal } from './endereco-de-escuta.ts';
import { motivoDeNaoComecar } from './motivo-de-nao-comecar.ts';
import { iniciarProcesso } from './processo.ts';

let banco: BancoDeTeste;
const pasta = mkdtempSync(join(tmpdir(), 'patio-escuta-'));
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(async () => {
  await banco.fechar();
  rmSync(pasta, { recursive: true, force: true });
});

const motivo = (env: Record<string, string>): Promise<string> =>
  iniciarProcesso({ env: { DATA_DIR: join(pasta, 'dados'), ...env }, log: pino({ level: 'silent' }) }).then(
    () => 'it started',
    (causa: unknown) => motivoDeNaoComecar(causa),
  );

test.each(['300.1.1.1', '192.0.2.7', 'nao-existe.invalid'])('HOST=%s is named in one line before anything is created', async (HOST) => {
  expect(await motivo({ HOST })).toMatch(/^The configuration has mistakes:\n {2}- HOST must be an address [^\n]+$/);
  expect(existsSync(join(pasta, 'dados'))).toBe(false);
});

test('an address of the sixth version is written in links as one', () => {
  expect(enderecoLocal('::1', 3000)).toBe('http://[::1]:3000');
  expect(enderecoLocal('::', 3000)).toBe('http://localhost:3000');
  expect(enderecoLocal('127.0.0.1', 80)).toBe('http://127.0.0.1:80');
});

test('who opens the portal to other machines is told what PUBLIC_URL is for', () => {
  expect(avisoDeEndereco({ HOST: '0.0.0.0' })).toContain('PUBLIC_URL is not set');
  for (const env of [{}, { HOST: '127.0.0.1' }, { HOST: '::', PUBLIC_URL: 'http://portal.lan' }]) expect(avisoDeEndereco(env)).toBeNull();
});

test('a database of reports that does not answer is named at the start, and one that does is part of being ready', async () => {
  const DATABASE_URL = banco.urlDoDono;
  const recusa = await motivo({ DATABASE_URL, DATABASE_READ_URL: trocarBanco(banco.urlDoDono, 'nao_ha') });
  expect(recusa).toMatch(/^The configuration has mistakes:\n {2}- DATABASE_READ_URL cannot be opened \(.*nao_ha.*\)\.$/);
  const aplicacao = await iniciarAplicacao({ DATABASE_URL, DATABASE_READ_URL: DATABASE_URL, DATA_DIR: join(pasta, 'dados') });
  try {
    const { data } = await chamarApi<Record<string, string>>(aplicacao.endereco, 'GET', 'saude/pronto');
    expect(data).toMatchObject({ situacao: 'ok', banco: 'ok', relatorios: 'ok' });
  } finally {
    // As a terminal that is closed ends it: in order, all the same.
    expect(await aplicacao.terminar('SIGHUP')).toBe(0);
  }
}, 90_000);

test('who publishes by https without saying which proxy is believed is told so', () => {
  const PUBLIC_URL = 'https://portal.demo.escola';
  expect(avisoDeProxy({ PUBLIC_URL })).toMatch(/^TRUST_PROXY is not set/);
  for (const env of [
    {},
    { PUBLIC_URL, TRUST_PROXY: 'none' },
    { PUBLIC_URL, TRUST_PROXY: '10.0.0.7' },
    { PUBLIC_URL: 'http://localhost:3000' },
  ])
    expect(avisoDeProxy(env)).toBeNull();
});
