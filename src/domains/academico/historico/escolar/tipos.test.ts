import { expect, test } from 'vitest';
import { resultadoNaTela } from './tipos.ts';

test('a result is told on the screen in the language of who reads it; what only a paper of another school says stays as it says', () => {
  expect(['Aprovado', 'Aprovado pelo conselho', 'Classificado', 'Promovido'].map((papel) => resultadoNaTela(papel, 'en'))).toEqual([
    'Passed',
    'Passed by council',
    'Placed by assessment',
    'Promovido',
  ]);
  expect(resultadoNaTela('Aprovado pelo conselho', 'br')).toBe('Aprovado pelo conselho');
});
