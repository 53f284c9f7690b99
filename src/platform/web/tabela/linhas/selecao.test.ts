import { describe, expect, it } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { contar, escolhaDe, estaSelecionada, intervalo, marcar, selecaoVazia, somaDaSelecao, todosDoFiltro } from './selecao.ts';

type Titulo = { valorCentavos: number };
const pagina = [1, 2, 3, 4].map((id) => [id, { valorCentavos: id * 100 }] as const);
const somaDe = (titulo: Titulo) => centavos(titulo.valorCentavos);

describe('selection', () => {
  it('ticks, unticks and sums rows', () => {
    const duas = marcar(selecaoVazia<Titulo>(), pagina.slice(0, 2), true);
    expect(contar(duas, 1204)).toBe(2);
    expect(somaDaSelecao(duas, somaDe, null)).toBe(300);
    // A row whose amount is not known yet (a draft) makes no sum, not a zero.
    expect(somaDaSelecao(duas, () => null, null)).toBeNull();
    const uma = marcar(duas, pagina.slice(0, 1), false);
    expect([estaSelecionada(uma, 1), estaSelecionada(uma, 2)]).toEqual([false, true]);
  });

  it('keeps rows of other pages', () => {
    const primeira = marcar(selecaoVazia<Titulo>(), pagina, true);
    const comOutra = marcar(primeira, [[51, { valorCentavos: 5 }]], true);
    expect(escolhaDe(comOutra, 1204, {})).toMatchObject({ tipo: 'itens', ids: [1, 2, 3, 4, 51], quantidade: 5 });
  });

  it('takes everything between two clicks, in either direction', () => {
    expect(intervalo(pagina, 3, 1).map(([id]) => id)).toEqual([1, 2, 3]);
    expect(intervalo(pagina, 2, 4).map(([id]) => id)).toEqual([2, 3, 4]);
    expect(intervalo(pagina, null, 4).map(([id]) => id)).toEqual([4]);
    expect(intervalo(pagina, 99, 2).map(([id]) => id)).toEqual([2]);
    expect(intervalo(pagina, 1, 99)).toEqual([]);
  });

  it('holds the whole filter minus what was unticked', () => {
    const quaseTodos = marcar(todosDoFiltro<Titulo>(), pagina.slice(1, 2), false);
    expect(contar(quaseTodos, 1204)).toBe(1203);
    expect([estaSelecionada(quaseTodos, 2), estaSelecionada(quaseTodos, 999)]).toEqual([false, true]);
    expect(somaDaSelecao(quaseTodos, somaDe, centavos(10_000))).toBe(9_800);
    expect(somaDaSelecao(quaseTodos, somaDe, null)).toBeNull();
    expect(escolhaDe(quaseTodos, 1204, { Situacao: 'aberto' })).toEqual({
      tipo: 'filtro',
      consulta: { Situacao: 'aberto' },
      exceto: [2],
      quantidade: 1203,
    });
    expect(contar(marcar(quaseTodos, pagina.slice(1, 2), true), 1204)).toBe(1204);
  });
});
