import { expect, test } from 'vitest';
import { isEnterDeCampo } from './teclas.ts';

const tecla = { key: 'Enter', ctrlKey: false, metaKey: false, defaultPrevented: false, target: { tagName: 'INPUT' } };

test('an Enter that the browser would post with is held, in an account too; Ctrl+Enter, an open list and buttons keep theirs', () => {
  expect(isEnterDeCampo(tecla)).toBe(true);
  expect(isEnterDeCampo({ ...tecla, target: { tagName: 'INPUT', role: 'combobox' } })).toBe(true);
  expect(isEnterDeCampo({ ...tecla, ctrlKey: true })).toBe(false);
  expect(isEnterDeCampo({ ...tecla, metaKey: true })).toBe(false);
  expect(isEnterDeCampo({ ...tecla, defaultPrevented: true })).toBe(false);
  expect(isEnterDeCampo({ ...tecla, target: { tagName: 'BUTTON' } })).toBe(false);
  expect(isEnterDeCampo({ ...tecla, key: 'a' })).toBe(false);
});
