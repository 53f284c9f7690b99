import { describe, expect, test } from 'vitest';
import { aoTeclar, alternar, estender, nadaMarcado, type Selecao, soOsQueEstao } from './selecao-de-alunos.ts';

const ids = [10, 20, 30, 40];
const tecla = (key: string, partes: { shiftKey?: boolean; ctrlKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...partes,
});
const digitar = (...teclas: ReturnType<typeof tecla>[]): Selecao => teclas.reduce((s, t) => aoTeclar(s, t, ids) ?? s, nadaMarcado);
const marcados = (s: Selecao) => [...s.marcados].toSorted((a, b) => a - b);

describe('choosing students with the keyboard', () => {
  test('arrows walk without leaving the list, space selects where they stand', () => {
    expect(digitar(tecla('ArrowUp')).ativo).toBe(10);
    expect(digitar(tecla('End'), tecla('ArrowDown')).ativo).toBe(40);
    expect(marcados(digitar(tecla('ArrowDown'), tecla(' '), tecla('ArrowDown'), tecla('ArrowDown'), tecla(' ')))).toEqual([10, 30]);
    expect(marcados(digitar(tecla('ArrowDown'), tecla(' '), tecla(' ')))).toEqual([]);
  });

  test('shift and arrows select a run, control and A everybody and nobody, escape nobody', () => {
    const seguida = digitar(
      tecla('Home'),
      tecla('ArrowDown'),
      tecla('ArrowDown', { shiftKey: true }),
      tecla('ArrowDown', { shiftKey: true }),
    );
    expect(marcados(seguida)).toEqual([20, 30, 40]);
    const todos = digitar(tecla('a', { ctrlKey: true }));
    expect(marcados(todos)).toEqual(ids);
    expect(marcados(digitar(tecla('a', { ctrlKey: true }), tecla('A', { ctrlKey: true })))).toEqual([]);
    expect(marcados(aoTeclar(todos, tecla('Escape'), ids) ?? todos)).toEqual([]);
  });

  test('keys of others are left to them, and an empty list takes none', () => {
    for (const key of ['Tab', 'Enter', 'x', 'Escape']) expect(aoTeclar(nadaMarcado, tecla(key), ids)).toBeNull();
    expect(aoTeclar(nadaMarcado, tecla('ArrowDown'), [])).toEqual(nadaMarcado);
  });

  test('a click with shift goes from the last one clicked; who left the class leaves the selection', () => {
    const clique = estender(alternar(nadaMarcado, 40), 20, ids);
    expect(marcados(clique)).toEqual([20, 30, 40]);
    expect(marcados(soOsQueEstao(clique, [10, 30]))).toEqual([30]);
    expect(soOsQueEstao(clique, [10, 30]).ativo).toBeNull();
  });
});
