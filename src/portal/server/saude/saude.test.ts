import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { registrarSaude } from './saude.ts';

let s: ServidorDeTeste;
let perguntas = 0;
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [],
    antesDeOuvir: (app, servicos) => {
      const contar = new Proxy(servicos.dbRelatorios, {
        get: (alvo, nome) => {
          if (nome === 'getExecutor') perguntas += 1;
          const valor: unknown = Reflect.get(alvo, nome);
          return typeof valor === 'function' ? valor.bind(alvo) : valor;
        },
      });
      registrarSaude(app, { ...servicos, dbRelatorios: contar });
    },
  });
  // Jobs make their schema when they start; here nobody works.
  await sql`create schema if not exists pgboss`.execute(s.banco.dono);
});
afterAll(() => s.fechar());

test('asked five hundred times at once, the databases are asked once; a second later once more, and what is said is still all true', async () => {
  const perguntar = () => s.pedir('GET', 'saude/pronto');
  const respostas = await Promise.all(Array.from({ length: 500 }, perguntar));
  expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([200]));
  expect(respostas[0]?.corpo.data).toEqual({
    situacao: 'ok',
    banco: 'ok',
    tarefas: 'ok',
    relatorios: 'ok',
    disco: 'ok',
    copias: 'ok',
    integridade: 'ok',
  });
  expect(perguntas).toBe(1);
  await vi.waitFor(async () => {
    await perguntar();
    expect(perguntas).toBe(2);
  }, 3_000);
});

test('the process answers for itself without asking anybody', async () => {
  const antes = perguntas;
  expect((await s.pedir('GET', 'saude')).corpo.data).toEqual({ situacao: 'ok' });
  expect(perguntas).toBe(antes);
});
