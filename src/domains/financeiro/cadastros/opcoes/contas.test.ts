import { expect, test } from 'vitest';
import { contasComoOpcoes } from './contas.ts';

const contas = [
  { id: 1, nome: 'Caixa', tipo: 'caixa' as const },
  { id: 2, nome: 'BB', tipo: 'banco' as const },
];
const contasInativas = [{ id: 3, nome: 'Antiga', tipo: 'banco' as const }];

test('accounts out of use are read by, last and marked, and named without being offered where new money goes', () => {
  const { paraLer, paraEscolher } = contasComoOpcoes({ contas, contasInativas }, 'br');
  const emUso = [
    { valor: 1, rotulo: 'Caixa' },
    { valor: 2, rotulo: 'BB' },
  ];
  expect(paraLer).toEqual([...emUso, { valor: 3, rotulo: 'Antiga (inativa)' }]);
  expect(paraEscolher).toEqual([...emUso, { valor: 3, rotulo: 'Antiga (inativa)', foraDeUso: true }]);
  expect(contasComoOpcoes({ contas, contasInativas }, 'en', 'banco').paraLer).toEqual([
    emUso[1],
    { valor: 3, rotulo: 'Antiga (inactive)' },
  ]);
  expect(contasComoOpcoes(undefined, 'br')).toEqual({ paraLer: [], paraEscolher: [] });
});
