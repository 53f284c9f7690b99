import { setTimeout as espera } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { comEmCurso, novoEmCurso } from './http/pedido-em-curso.ts';
import { ceder, criarVez } from './vez.ts';

const nada = new AbortController().signal;

describe('turns among people', () => {
  test('one of another person is served next, however many somebody asked for before', async () => {
    const naVez = criarVez({ simultaneos: 1, fila: 100 });
    const ordem: string[] = [];
    const trabalho = (pessoa: number, nome: string) =>
      naVez(
        async () => {
          ordem.push(nome);
          await espera(2);
        },
        { pessoa },
      );
    const de1 = Array.from({ length: 5 }, (_, i) => trabalho(1, `a${i}`));
    await Promise.all([...de1, trabalho(2, 'b0'), trabalho(2, 'b1'), trabalho(3, 'c0')]);
    expect(ordem).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4']);
  });

  test('a person takes no more than their share of the places, and a full queue of theirs refuses only them', async () => {
    const naVez = criarVez({ simultaneos: 4, fila: 3, porPessoa: 2 });
    let deA = 0;
    let maximoDeA = 0;
    const { promise: solto, resolve: soltar } = Promise.withResolvers<void>();
    const a = () =>
      naVez(
        async () => {
          maximoDeA = Math.max(maximoDeA, (deA += 1));
          await solto;
          deA -= 1;
        },
        { pessoa: 1 },
      );
    const todosDeA = Promise.allSettled(Array.from({ length: 6 }, a));
    // Served while none of theirs has ended.
    await naVez(async () => undefined, { pessoa: 2 });
    soltar();
    const resultados = await todosDeA;
    expect(maximoDeA).toBe(2);
    expect(resultados.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  test('a person alone takes four places, and two while somebody else is about', async () => {
    const naVez = criarVez({ simultaneos: 8, fila: 100, porPessoa: 4, comOutros: 2 });
    let deA = 0;
    const vistos: number[] = [];
    const a = () =>
      naVez(
        async () => {
          vistos.push((deA += 1));
          await espera(5);
          deA -= 1;
        },
        { pessoa: 1 },
      );
    await Promise.all(Array.from({ length: 12 }, a));
    expect(Math.max(...vistos)).toBe(4);
    vistos.length = 0;
    await naVez(async () => undefined, { pessoa: 2 });
    await Promise.all(Array.from({ length: 12 }, a));
    expect(Math.max(...vistos)).toBe(2);
  });

  test('who goes away leaves the queue, and never runs', async () => {
    const naVez = criarVez({ simultaneos: 1, fila: 1 });
    const controle = new AbortController();
    const primeiro = naVez(() => espera(20), { pessoa: 1, desistencia: nada });
    let correu = false;
    const segundo = naVez(async () => (correu = true), { pessoa: 1, desistencia: controle.signal });
    controle.abort();
    await expect(segundo).rejects.toThrow('nobody waits');
    // The place in the queue is free again.
    await expect(naVez(async () => 'feito', { pessoa: 1 })).resolves.toBe('feito');
    await primeiro;
    expect(correu).toBe(false);
  });
});

describe('rests of who asks for much', () => {
  // Time passes when the test says so.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
  const nesteTempo = async (ms: number): Promise<void> => {
    for (let passou = 0; passou < ms; passou += 5) {
      await vi.advanceTimersByTimeAsync(5);
      for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const pedindo = () => {
    const naVez = criarVez({ simultaneos: 8, fila: 1_000, porPessoa: 4, comOutros: 2, semDescanso: 6 });
    const feitos = new Map<number, number>();
    const pedir = (pessoa: number, quantos: number): void => {
      for (let i = 0; i < quantos; i += 1)
        void naVez(
          async () => {
            await new Promise((resolve) => setTimeout(resolve, 10));
            feitos.set(pessoa, (feitos.get(pessoa) ?? 0) + 1);
          },
          { pessoa },
        );
    };
    return { feitos, pedir };
  };

  test('after some turns in a row, while somebody else is about, each place of a person rests as long as its turn took', async () => {
    const { feitos, pedir } = pedindo();
    pedir(2, 1);
    pedir(1, 500);
    await nesteTempo(30);
    expect(feitos.get(1)).toBe(6);
    const vistos: (number | undefined)[] = [];
    for (let i = 0; i < 3; i += 1) {
      await nesteTempo(40);
      vistos.push(feitos.get(1));
    }
    // Two places that work half of the time, where without a rest they made eight.
    expect(vistos).toEqual([10, 14, 18]);
    // Nobody waits for somebody else's rest.
    pedir(2, 4);
    await nesteTempo(20);
    expect(feitos.get(2)).toBe(5);
  });

  test('who asks for little at a time rests never, and nobody does while alone', async () => {
    const { feitos, pedir } = pedindo();
    pedir(2, 1);
    for (let i = 1; i <= 4; i += 1) {
      pedir(1, 6);
      await nesteTempo(35);
      expect(feitos.get(1)).toBe(6 * i);
    }
    await nesteTempo(2_500);
    pedir(1, 80);
    await nesteTempo(200);
    expect(feitos.get(1)).toBe(24 + 80);
  });
});

describe('pauses of long work', () => {
  test('of many papers drawn at once one piece goes on at a time before others are served', async () => {
    let pedacos = 0;
    const desenhar = async (): Promise<void> => {
      for (let i = 0; i < 20; i += 1) {
        await ceder();
        pedacos += 1;
      }
    };
    const papeis = Promise.all(Array.from({ length: 20 }, desenhar));
    const entre: number[] = [];
    let ultimo = 0;
    while (pedacos < 400) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      entre.push(pedacos - ultimo);
      ultimo = pedacos;
    }
    await papeis;
    expect(Math.max(...entre)).toBeLessThanOrEqual(2);
  });

  test('a paper that nobody waits for is not drawn to its end', async () => {
    const controle = new AbortController();
    let pedacos = 0;
    const papel = comEmCurso(novoEmCurso({ desistencia: controle.signal }), async () => {
      for (; pedacos < 100; pedacos += 1) {
        await ceder();
        if (pedacos === 5) controle.abort();
      }
    });
    await expect(papel).rejects.toThrow('nobody waits');
    expect(pedacos).toBe(6);
  });
});
