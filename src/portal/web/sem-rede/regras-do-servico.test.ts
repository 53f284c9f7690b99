import { expect, test } from 'vitest';
import { comoServir, lojaDe, lojasVelhas } from './regras-do-servico.ts';

const pedido = (caminho: string, partes: Partial<Parameters<typeof comoServir>[0]> = {}) =>
  comoServir({ metodo: 'GET', navega: false, caminho, daCasa: true, ...partes });

test('what is asked of the API, of another house, or by a write never passes through the worker', () => {
  for (const caminho of ['/api/Pessoa', '/api', '/API/Pessoa']) expect(pedido(caminho)).toBeNull();
  expect(pedido('/api/docs', { navega: true })).toBeNull();
  expect(pedido('/assets/a.js', { daCasa: false })).toBeNull();
  expect(pedido('/pessoas', { metodo: 'POST', navega: true })).toBeNull();
});

test('pages come from the network first, files of the build from what is kept, others like pages', () => {
  expect(pedido('/painel-professor', { navega: true })).toBe('pagina');
  expect(pedido('/apiario', { navega: true })).toBe('pagina');
  expect(pedido('/assets/base-x1.js')).toBe('arquivo');
  expect(pedido('/tema.js')).toBe('avulso');
});

test('the store of the build before stays for the page that is open with it; those before it go', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(lojaDe);
  expect(lojasVelhas([a ?? '', b ?? '', 'outra', c ?? ''], c ?? '')).toEqual([a]);
  expect(lojasVelhas([c ?? ''], c ?? '')).toEqual([]);
  expect(lojasVelhas([b ?? '', c ?? ''], c ?? '')).toEqual([]);
});
