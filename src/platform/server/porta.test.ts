import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { criarPorta, PASSO_MS } from './porta.ts';

// The order of turns, and not the clock of the machine: time passes when the test says so.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ficam = () => new AbortController().signal;
function chegando(porPasso: number, haPessoas: () => boolean) {
  const porta = criarPorta(porPasso, haPessoas);
  const entraram: string[] = [];
  const chegar = (endereco: string, nome: string, desistencia = ficam): Promise<unknown> =>
    porta(endereco, desistencia).then(
      () => entraram.push(nome),
      () => undefined,
    );
  return { entraram, chegar };
}

test('while somebody signed in is about, strangers come in one each step, addresses in turn', async () => {
  const { entraram, chegar } = chegando(1, () => true);
  for (let i = 0; i < 500; i += 1) void chegar('inundacao', `a${i}`);
  void chegar('escola', 'b0');
  void chegar('escola', 'b1');
  await vi.advanceTimersByTimeAsync(0);
  expect(entraram).toEqual(['a0']);
  const vistos = [];
  for (let passo = 0; passo < 6; passo += 1) {
    await vi.advanceTimersByTimeAsync(PASSO_MS);
    vistos.push(entraram.length);
  }
  expect(vistos).toEqual([2, 3, 4, 5, 6, 7]);
  expect(entraram).toEqual(['a0', 'a1', 'b0', 'a2', 'b1', 'a3', 'a4']);
});

test('while nobody is about they come in as they come, and who waited comes in when the last one has left', async () => {
  let pessoas = false;
  const { entraram, chegar } = chegando(1, () => pessoas);
  for (let i = 0; i < 50; i += 1) void chegar('um', `a${i}`);
  await vi.advanceTimersByTimeAsync(0);
  expect(entraram).toHaveLength(50);
  pessoas = true;
  for (let i = 0; i < 50; i += 1) void chegar('um', `b${i}`);
  await vi.advanceTimersByTimeAsync(3 * PASSO_MS);
  expect(entraram).toHaveLength(54);
  pessoas = false;
  await vi.advanceTimersByTimeAsync(PASSO_MS);
  expect(entraram).toHaveLength(100);
});

test('one who comes alone waits for nothing, and who goes away leaves no turn behind', async () => {
  const { entraram, chegar } = chegando(1, () => true);
  const vai = new AbortController();
  void chegar('um', 'primeiro');
  void chegar('um', 'foi embora', () => vai.signal);
  void chegar('um', 'ficou');
  await vi.advanceTimersByTimeAsync(0);
  expect(entraram).toEqual(['primeiro']);
  vai.abort();
  await vi.advanceTimersByTimeAsync(PASSO_MS);
  expect(entraram).toEqual(['primeiro', 'ficou']);
  await vi.advanceTimersByTimeAsync(5 * PASSO_MS);
  void chegar('dois', 'sozinho');
  await vi.advanceTimersByTimeAsync(0);
  expect(entraram).toEqual(['primeiro', 'ficou', 'sozinho']);
});
