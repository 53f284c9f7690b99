import pino from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { avisarDoDisco } from './avisar.ts';
import { Disco } from './disco.ts';
import type { Volume } from './volumes.ts';

const volumes: Volume[] = [
  { nome: 'banco', pasta: 'banco', grava: true },
  { nome: 'log', pasta: 'log', grava: false },
];
function discoDeTeste() {
  const ocupado: Record<string, number | null> = { banco: 0.5, log: 0.5 };
  let agora = 0;
  const disco = new Disco(volumes, { medir: (pasta) => ocupado[pasta] ?? null, agora: () => agora });
  return {
    disco,
    ocupar: (nome: string, quanto: number | null) => ((ocupado[nome] = quanto), (agora += 1_001)),
    passar: (ms: number) => (agora += ms),
  };
}

describe('the marks of the disk', () => {
  test.each([
    [0.799, 0.5, 'ok'],
    [0.8, 0.5, 'atencao'],
    [0.949, 0.5, 'atencao'],
    [0.95, 0.5, 'cheio'],
    [1, 0.5, 'cheio'],
    // The log is no record: that its volume is full is told, and stops nothing.
    [0.5, 1, 'atencao'],
    [null, null, 'ok'],
  ] as const)('database at %d, log at %d: %s', (banco, log, situacao) => {
    const { disco, ocupar } = discoDeTeste();
    ocupar('banco', banco);
    ocupar('log', log);
    expect(disco.situacao).toBe(situacao);
    if (situacao === 'cheio') expect(() => disco.exigirEspaco()).toThrow('DISCO_CHEIO');
    else expect(() => disco.exigirEspaco()).not.toThrow();
  });

  test('what the database refused for lack of space counts for ten seconds, whatever is measured', () => {
    const { disco, passar } = discoDeTeste();
    disco.notarRecusa();
    expect(disco.situacao).toBe('cheio');
    passar(10_001);
    expect(disco.situacao).toBe('ok');
  });

  test('work that nobody waits for goes on when there is room', async () => {
    const { disco, ocupar } = discoDeTeste();
    ocupar('banco', 0.99);
    const seguiu = disco.esperarEspaco().then(() => 'on');
    setTimeout(() => ocupar('banco', 0.5), 30);
    expect(await seguiu).toBe('on');
  });
});

describe('who is told', () => {
  let banco: BancoDeTeste;
  beforeAll(async () => {
    banco = await bancoDeTeste();
  });
  afterAll(() => banco.fechar());

  test('each step for the worse leaves one event with the volumes, and room again one when it has lasted', async () => {
    const { disco, ocupar } = discoDeTeste();
    const parar = avisarDoDisco({ disco, db: banco.db, log: pino({ level: 'silent' }) }, { acadaMs: 5, sossegoMs: 60 });
    const eventos = async () =>
      (
        await sql<{
          tipo: string;
          motivo: string;
        }>`select tipo, motivo from eventos_seguranca where tipo like 'disco.%' order by id`.execute(banco.db)
      ).rows;
    ocupar('banco', 0.83);
    await expect.poll(eventos).toEqual([{ tipo: 'disco.atencao', motivo: 'banco 83 %' }]);
    ocupar('banco', 0.97);
    await expect.poll(async () => (await eventos()).length).toBe(2);
    // About a mark: neither better nor worse long enough.
    for (let i = 0; i < 5; i += 1) {
      ocupar('banco', i % 2 === 0 ? 0.94 : 0.96);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    expect(await eventos()).toHaveLength(2);
    ocupar('banco', 0.2);
    await expect.poll(async () => (await eventos()).map(({ tipo }) => tipo)).toEqual(['disco.atencao', 'disco.cheio', 'disco.liberado']);
    await parar();
  });
});
