import { expect, it } from 'vitest';
import { podemSerAMesmaPessoa } from './nomes-iguais.ts';

it.each([
  ['Adriana de Oliveira', 'ADRIANA OLIVEIRA'],
  ['Conceição Araújo', 'conceicao araujo'],
  ['Maria Silva', 'Maria Aparecida da Silva'],
  ['Marina Souza', 'Marina Souza Lima'],
  ['M. A. Souza', 'Marina Alves Souza'],
  ['Adriana', 'Adriana de Oliveira'],
])('%s may be %s', (a, b) => {
  expect([podemSerAMesmaPessoa(a, b), podemSerAMesmaPessoa(b, a)]).toEqual([true, true]);
});

it.each([
  ['Fulana Que Não É A Mesma', 'Allana de Moraes do Nascimento'],
  ['Mãe Três Errada', 'Outra Mãe Com Mesmo CPF'],
  ['Ana Lima', 'Ana Paula Souza'],
  ['Souza Marina', 'Marina Souza'],
  ['', 'Marina Souza'],
])('%s is not %s', (a, b) => {
  expect([podemSerAMesmaPessoa(a, b), podemSerAMesmaPessoa(b, a)]).toEqual([false, false]);
});
