import { expect, test } from 'vitest';
import { mudancasDe } from './mudancas.ts';

test('amounts, days and answers read as people write them, inside parts too', () => {
  const antes = { valorCentavos: 105_500, dataVencimento: '2026-03-10', ativo: true, endereco: { cidade: 'Belém' } };
  const depois = { valorCentavos: 95_000, dataVencimento: '2026-04-10', ativo: false, endereco: { cidade: 'Ananindeua' } };
  expect(mudancasDe(antes, depois, 'br')).toEqual([
    { campo: 'Valor', antes: 'R$ 1.055,00', depois: 'R$ 950,00' },
    { campo: 'Data vencimento', antes: '10/03/2026', depois: '10/04/2026' },
    { campo: 'Ativo', antes: 'Sim', depois: 'Não' },
    { campo: 'Endereco · Cidade', antes: 'Belém', depois: 'Ananindeua' },
  ]);
});

test('a record that is born has no before, one that goes no after, and rows of a list are told one by one', () => {
  expect(mudancasDe(null, { nome: 'Ana', linhas: [{ parcela: 1 }, { parcela: 2 }], tags: ['a', 'b'] }, 'br')).toEqual([
    { campo: 'Nome', antes: null, depois: 'Ana' },
    { campo: 'Linhas · 1 · Parcela', antes: null, depois: '1' },
    { campo: 'Linhas · 2 · Parcela', antes: null, depois: '2' },
    { campo: 'Tags', antes: null, depois: 'a, b' },
  ]);
  expect(mudancasDe({ nome: 'Ana' }, null, 'br')).toEqual([{ campo: 'Nome', antes: 'Ana', depois: null }]);
});

test('what reads alike is left out', () => {
  expect(mudancasDe({ observacao: '', vagas: null }, { observacao: null, vagas: null }, 'br')).toEqual([]);
});
