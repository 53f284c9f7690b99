import { expect, test } from 'vitest';
import { saiDaCobranca } from './vence-depois.ts';
import { situacoesTitulo } from '../situacoes.ts';

test('a contract that stops takes off the bill what falls due after the day and had nothing paid', () => {
  const saem = situacoesTitulo.filter((situacao) => saiDaCobranca({ situacao, dataVencimento: '2026-03-11' }, '2026-03-10'));
  expect(saem).toEqual(['aberto']);
  // What falls due on the day itself is still owed.
  expect(saiDaCobranca({ situacao: 'aberto', dataVencimento: '2026-03-10' }, '2026-03-10')).toBe(false);
});
