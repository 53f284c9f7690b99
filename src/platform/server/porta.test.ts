import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErroNegocio } from '#shared/erros.ts';
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

test('however many addresses a flood comes from, a bounded number waits; the rest is told to come back', async () => {
  const porta = criarPorta(1, () => true);
  const todos = Array.from({ length: 40_100 }, () => new AbortController());
  let recusados = 0;
  for (const [i, um] of todos.entries())
    void porta(`endereco ${i}`, () => um.signal).catch((erro: Error) => void (erro instanceof ErroNegocio && (recusados += 1)));
  await vi.advanceTimersByTimeAsync(0);
  expect(recusados).toBe(99);
  // Who goes away leaves room.
  for (const um of todos) um.abort();
  const depois = porta('escola', ficam);
  await vi.advanceTimersByTimeAsync(2 * PASSO_MS);
  await expect(depois).resolves.toBeUndefined();
});

test('one address that floods leaves half of the places, two leave a third: others wait in peace', async () => {
  const porta = criarPorta(1, () => true);
  const quantosEsperam = async (endereco: string): Promise<number> => {
    let recusado = false;
    let esperam = 0;
    while (!recusado) {
      void porta(endereco, ficam).catch(() => (recusado = true));
      await Promise.resolve().then(() => undefined);
      esperam += recusado ? 0 : 1;
    }
    return esperam;
  };
  await porta('quem passou', ficam);
  expect(await quantosEsperam('um')).toBe(20_000);
  expect(await quantosEsperam('dois')).toBe(13_334);
  const entraram: string[] = [];
  void porta('escola', ficam).then(() => entraram.push('escola'));
  await vi.advanceTimersByTimeAsync(3 * PASSO_MS);
  expect(entraram).toEqual(['escola']);
});

test('who went away before standing in line leaves no turn behind', async () => {
  const { entraram, chegar } = chegando(1, () => true);
  void chegar('um', 'primeiro');
  void chegar('um', 'foi embora', () => AbortSignal.abort());
  void chegar('um', 'ficou');
  await vi.advanceTimersByTimeAsync(PASSO_MS);
  expect(entraram).toEqual(['primeiro', 'ficou']);
});

test('addresses of one IPv6 network take one turn', async () => {
  const { entraram, chegar } = chegando(1, () => true);
  void chegar('203.0.113.9', 'primeiro');
  for (let i = 1; i < 4; i += 1) void chegar(`2001:db8:1:2::${i}`, `v6-${i}`);
  void chegar('203.0.113.9', 'escola');
  await vi.advanceTimersByTimeAsync(2 * PASSO_MS);
  expect(entraram).toEqual(['primeiro', 'v6-1', 'escola']);
});
