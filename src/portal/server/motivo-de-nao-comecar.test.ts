import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { abrirConexao } from '#platform/server/database/connection.ts';
import { ConfigInvalida } from '#platform/server/config.ts';
import { sql } from 'kysely';
import { carregarSegredos } from '#platform/server/segredos/secrets.ts';
import { motivoDeNaoComecar } from './motivo-de-nao-comecar.ts';

const falhaDe = (promessa: Promise<unknown>): Promise<unknown> =>
  promessa.then(
    () => null,
    (causa: unknown) => causa,
  );

test('one line for what whoever runs the server can mend', async () => {
  const ocupado = createServer().listen(0, '127.0.0.1');
  await once(ocupado, 'listening');
  const { port } = ocupado.address() as { port: number };
  const [porta] = (await once(createServer().listen(port, '127.0.0.1'), 'error')) as [Error];
  expect(motivoDeNaoComecar(porta)).toMatch(/^Another program has this port \(.*\): choose one with PORT\.$/);
  ocupado.close();
  const fechado = abrirConexao('postgres://a:b@127.0.0.1:1/x', { max: 1 });
  const banco = motivoDeNaoComecar(await falhaDe(sql`select 1`.execute(fechado.db)));
  expect(banco).toBe('The database of DATABASE_URL cannot be opened (connect ECONNREFUSED 127.0.0.1:1).');
  await fechado.fechar();
  const cheio = Object.assign(new Error('could not extend file "base/16384/1259": No space left on device'), { code: '53100' });
  expect(motivoDeNaoComecar(cheio)).toBe(`The disk of the database is full (${cheio.message}): free some space and start again.`);
  expect(motivoDeNaoComecar(new ConfigInvalida(['PORT must be a number.']))).toContain('PORT must be a number.');
});

test('a data folder that cannot be is told as such, whatever is wrong with it', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'patio-pasta-'));
  writeFileSync(join(pasta, 'arquivo'), '');
  for (const dataDir of [join(pasta, 'arquivo', 'x'), join(pasta, 'arquivo'), '/proc/x']) {
    const falha = (() => {
      try {
        return carregarSegredos({ dataDir, sessionSecret: null, credentialKey: null, dataKeys: null });
      } catch (causa) {
        return causa;
      }
    })();
    expect(motivoDeNaoComecar(falha)).toMatch(/^The data folder of DATA_DIR cannot be used \(.+\): choose another\.$/);
  }
  rmSync(pasta, { recursive: true });
});

test('everything for what nobody foresaw', () => {
  expect(motivoDeNaoComecar(new Error('o que é isto'))).toMatch(/o que é isto\n +at /);
  expect(motivoDeNaoComecar('texto')).toBe('texto');
});
