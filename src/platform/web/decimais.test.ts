import { afterEach, expect, test, vi } from 'vitest';

const idioma = vi.hoisted(() => ({ atual: 'br' }));
vi.mock('./i18n.tsx', () => ({ idiomaAtual: () => idioma.atual }));
const { decimalNaTela, noIdioma } = await import('./decimais.ts');
afterEach(() => void (idioma.atual = 'br'));

test('a number has a comma in Portuguese and a point in English, its thousands the other sign', () => {
  expect([decimalNaTela('7.0000', 1), decimalNaTela('6.3333'), noIdioma('1.234,5')]).toEqual(['7,0', '6,3333', '1.234,5']);
  idioma.atual = 'en';
  expect([decimalNaTela('7.0000', 1), decimalNaTela('6.3333'), noIdioma('1.234,5')]).toEqual(['7.0', '6.3333', '1,234.5']);
});

test('in English only the numbers of a sentence change; what has a point already, names and dates stay', () => {
  idioma.atual = 'en';
  expect(noIdioma('(6,0 × 2 + 9,0 × 1) / 3 = 7,0; Test, on 10/12/2026, 8.5')).toBe(
    '(6.0 × 2 + 9.0 × 1) / 3 = 7.0; Test, on 10/12/2026, 8.5',
  );
});
