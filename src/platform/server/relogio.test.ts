import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { conferirRelogio, segundosAdiante } from './relogio.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());
const adiantado = (segundos: number) => () => Date.now() + segundos * 1000;
const avisos: string[] = [];
const log = pino({ level: 'error' }, { write: (linha: string) => void avisos.push(linha) });

test.each([0, 60, -3_600])('a clock %s seconds ahead is measured as such', async (segundos) => {
  expect(await segundosAdiante(banco.db, adiantado(segundos))).toBeCloseTo(segundos, 0);
});

test('a process whose clock is off is told in the log and as an alert; one that is right is not', async () => {
  expect(await conferirRelogio({ db: banco.db, log })).toBe(false);
  expect(await conferirRelogio({ db: banco.db, log }, adiantado(90))).toBe(true);
  const { rows } = await sql<{ motivo: string }>`select motivo from eventos_seguranca where tipo = 'relogio.divergente'`.execute(banco.db);
  expect(rows.map(({ motivo }) => motivo)).toEqual([expect.stringMatching(/^maquina=.+, segundos=90$/)]);
  expect(avisos.join()).toContain('are apart');
});
