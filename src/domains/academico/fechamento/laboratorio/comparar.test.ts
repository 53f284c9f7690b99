import { expect, test } from 'vitest';
import { compararTurma, type PorUmaRegra } from './comparar.ts';

const porUma = (media: string | null): PorUmaRegra => ({
  disciplinas: [{ matriculaId: 1, turmaDisciplinaId: 2, media, mediaFinal: null, situacao: 'aprovado' }],
  alunos: [{ matriculaId: 1, resultado: 'aprovado' }],
});
const nomes = { turma: '6º ano A', alunoDe: () => 'Ana', disciplinaDe: () => 'Matemática' };
const mudam = (antes: string | null, depois: string | null) => compararTurma(porUma(antes), porUma(depois), nomes).mudam.length;

test('an average that is only written with other decimals does not change; another number, or none, does', () => {
  expect([mudam('8.0', '8'), mudam('8.50', '8.5'), mudam(null, null)]).toEqual([0, 0, 0]);
  expect([mudam('8.0', '8.1'), mudam(null, '0'), mudam('8', null)]).toEqual([1, 1, 1]);
});
