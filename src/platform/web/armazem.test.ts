import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copiarLocal, guardarLocal, lerLocal } from './armazem.ts';

const disco = new Map<string, string>();
let cheio = false;
beforeEach(() => {
  disco.clear();
  cheio = false;
  const localStorage = {
    getItem: (chave: string) => disco.get(chave) ?? null,
    setItem(chave: string, valor: string) {
      if (cheio) throw new DOMException('full', 'QuotaExceededError');
      disco.set(chave, valor);
    },
    removeItem: (chave: string) => void disco.delete(chave),
    key: (i: number) => [...disco.keys()][i] ?? null,
    get length() {
      return disco.size;
    },
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => void vi.unstubAllGlobals());

test('what another tab removed is gone here too', () => {
  guardarLocal('armazem:a', '1');
  disco.delete('armazem:a');
  expect(lerLocal('armazem:a')).toBeNull();
  expect(copiarLocal((chave) => chave === 'armazem:a')).toEqual([]);
});

test('what did not fit is read as it was written, and not as what stood there before; once there is room it lies in the storage', () => {
  guardarLocal('armazem:b', 'antes');
  cheio = true;
  guardarLocal('armazem:b', 'depois');
  expect(lerLocal('armazem:b')).toBe('depois');
  expect(copiarLocal((chave) => chave === 'armazem:b')).toEqual([['armazem:b', 'depois']]);
  cheio = false;
  guardarLocal('armazem:b', 'por fim');
  disco.delete('armazem:b');
  expect(lerLocal('armazem:b')).toBeNull();
});
