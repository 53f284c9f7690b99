import { expect, test } from 'vitest';
import { estornos, movimentos } from '../fatos.ts';
import { textosEventos } from './texts-eventos.ts';

test('every event has a name that people know, also one that takes something back', () => {
  const semNome = Object.keys({ ...movimentos, ...estornos }).filter((evento) => !(evento in textosEventos));
  expect(semNome).toEqual([]);
});
