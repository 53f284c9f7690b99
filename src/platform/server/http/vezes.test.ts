import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PedidoAbandonado } from '../vez.ts';
import type { Rota } from './rota.ts';
import { criarVezes, desistenciaDe } from './vez-da-pessoa.ts';

// Time passes when the test says so: what comes in without its step comes in past the door.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const rota = { endpoint: { path: 'x' } } as unknown as Rota;
type Raw = EventEmitter & { destroyed?: boolean };
const resposta = (raw: Raw = new EventEmitter()): FastifyReply => ({ raw, request: { ip: '203.0.113.9' } }) as unknown as FastifyReply;
const voltas = async (): Promise<void> => {
  for (let i = 0; i < 50; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('who went away while it was found out who they are does not count as being about: strangers come in as they come', async () => {
  const vezes = criarVezes();
  const ida: Raw = Object.assign(new EventEmitter(), { destroyed: true });
  await expect(vezes.tomarVez(rota, resposta(ida), 1, desistenciaDe(resposta(ida)))).rejects.toBeInstanceOf(PedidoAbandonado);
  let entraram = 0;
  for (let i = 0; i < 20; i += 1) void vezes.entrarSemSessao(resposta()).then(() => (entraram += 1));
  await voltas();
  expect(entraram).toBe(20);
});

test('who watches the process is not behind a flood of pages, and a flood of their questions is held back like the rest', async () => {
  const vezes = criarVezes();
  await vezes.tomarVez(rota, resposta(), 1, new AbortController().signal);
  const entraram: string[] = [];
  const chegar = (porta: 'vigia' | 'resto'): void => void vezes.entrarSemSessao(resposta(), porta).then(() => entraram.push(porta));
  for (let i = 0; i < 200; i += 1) chegar('resto');
  chegar('vigia');
  await voltas();
  expect(entraram).toEqual(['resto', 'vigia']);
  for (let i = 0; i < 200; i += 1) chegar('vigia');
  await voltas();
  expect(entraram).toHaveLength(2);
});
