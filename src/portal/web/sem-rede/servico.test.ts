import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

test('a worker that could not be installed leaves no store behind', async () => {
  const lojas = new Set<string>();
  const ouvintes = new Map<string, (evento: { waitUntil: (promessa: Promise<unknown>) => void }) => void>();
  vi.stubGlobal('ARQUIVOS', ['/a.js']);
  vi.stubGlobal('ENTRADA', '/a.js');
  vi.stubGlobal('VERSAO', 'v1');
  vi.stubGlobal('addEventListener', (tipo: string, ouvir: never) => void ouvintes.set(tipo, ouvir));
  vi.stubGlobal('caches', {
    open: async (nome: string) => {
      lojas.add(nome);
      return { addAll: () => Promise.reject(new TypeError('Failed to fetch')), put: async () => undefined };
    },
    delete: async (nome: string) => lojas.delete(nome),
  });
  vi.stubGlobal('fetch', async () => new Response('<script src="/a.js">'));
  await import('./servico.ts');
  let instalado: Promise<unknown> = Promise.resolve();
  ouvintes.get('install')?.({ waitUntil: (promessa) => (instalado = promessa) });
  await expect(instalado).rejects.toThrow('Failed to fetch');
  expect([...lojas]).toEqual([]);
});
