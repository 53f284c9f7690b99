import { expect, test } from 'vitest';
import { lerArgumentos } from './argumentos.ts';
import { motivoDeNaoComecar } from './motivo-de-nao-comecar.ts';

const recusa = (...args: string[]): string => {
  try {
    return JSON.stringify(lerArgumentos(args));
  } catch (causa) {
    return motivoDeNaoComecar(causa);
  }
};

test('a school of a size is asked for with a whole number', () => {
  expect(lerArgumentos([])).toEqual({ demo: false, alunos: null });
  expect(lerArgumentos(['--demo'])).toEqual({ demo: true, alunos: null });
  expect(lerArgumentos(['--demo', '--alunos', '20000'])).toEqual({ demo: true, alunos: 20_000 });
});

test.each([
  [['--demo', '--alunos', 'abc'], 'from 30 to 100000, and "abc" was given'],
  [['--demo', '--alunos', '0'], 'from 30 to 100000'],
  [['--demo', '--alunos', '1e3'], 'from 30 to 100000'],
  [['--demo', '--alunos', '99999999'], 'from 30 to 100000'],
  [['--demo', '--alunos'], '--alunos <number>'],
  [['--demo', '--alunos', '-5'], '--alunos <number>'],
  [['--demo', '--alumos', '30'], '--alumos'],
  [['30'], "Unexpected argument '30'"],
  [['--alunos', '40'], 'belongs to the demo school'],
])('%j is refused in one line', (args, parte) => {
  const dito = recusa(...args);
  expect(dito.split('\n')).toHaveLength(2);
  expect(dito).toMatch(/^The configuration has mistakes:\n {2}- /);
  expect(dito).toContain(parte);
});
