import { setTimeout as espera } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emConjunto } from './em-conjunto.ts';

test('who asks while one runs shares the next, which starts after they asked', async () => {
  const junto = emConjunto<number>();
  let valor = 1;
  let vezes = 0;
  const ler = async (): Promise<number> => {
    vezes += 1;
    const visto = valor;
    await espera(20);
    return visto;
  };
  const primeiro = junto('a', ler);
  await espera(5);
  valor = 2;
  const depois = [junto('a', ler), junto('a', ler), junto('a', ler)];
  expect(await primeiro).toBe(1);
  expect(await Promise.all(depois)).toEqual([2, 2, 2]);
  expect(vezes).toBe(2);
  valor = 3;
  expect(await junto('a', ler)).toBe(3);
  expect(vezes).toBe(3);
});

test('other reads do not wait, and a failure is told and forgotten', async () => {
  const junto = emConjunto<string>();
  const falha = junto('a', async () => {
    await espera(10);
    throw new Error('banco');
  });
  const seguinte = junto('a', async () => 'certo');
  expect(await junto('b', async () => 'outro')).toBe('outro');
  await expect(falha).rejects.toThrow('banco');
  expect(await seguinte).toBe('certo');
  expect(await junto('a', async () => 'de novo')).toBe('de novo');
});
