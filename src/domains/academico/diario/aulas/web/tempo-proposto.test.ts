import { expect, test } from 'vitest';
import { semTempoDeOutroDia } from './tempo-proposto.ts';

test('the period that was proposed goes with its day and its class alone', () => {
  const aula = { turmaDisciplinaId: 1, dataAula: '2026-03-04', ordem: 5 };
  const proposta = { turmaDisciplinaId: 1, data: '2026-03-04' };
  const ordens = semTempoDeOutroDia([aula, { ...aula, dataAula: '2026-03-05' }, { ...aula, turmaDisciplinaId: 2 }], proposta);
  expect(ordens.map(({ ordem }) => ordem)).toEqual([5, null, null]);
});
