import { describe, expect, test } from 'vitest';
import { mudancasDe } from './mudancas.ts';

const ana = { pessoaId: 1, nome: 'Rita Souza', pedagogico: true, financeiro: true, percentual: '60.00' };

describe('history of an enrollment in words', () => {
  test('only what changed, with roles, shares and dates as people read them', () => {
    const antes = { observacoes: null, responsaveis: [ana], movimento: 'ativa', dataSaida: null };
    const depois = {
      observacoes: null,
      responsaveis: [{ ...ana, percentual: '100.00' }],
      movimento: 'transferida',
      dataSaida: '2026-03-04',
    };
    expect(mudancasDe(antes, depois, 'br').map((m) => [m.campo, m.antes, m.depois])).toEqual([
      ['movimento', 'Ativa', 'Transferida'],
      ['dataSaida', '', '04/03/2026'],
      ['responsaveis', 'Rita Souza (pedagógico, financeiro 60 %)', 'Rita Souza (pedagógico, financeiro 100 %)'],
    ]);
    expect(mudancasDe(antes, depois, 'en')[0]).toMatchObject({ rotulo: 'Movement', antes: 'Active', depois: 'Transferred' });
  });

  test('a creation has nothing before, and ids are not told', () => {
    expect(mudancasDe(null, { codigo: '2026-0001', alunoId: 3, turmaId: 4, dataMatricula: '2026-02-02' }, 'br')).toEqual([
      { campo: 'dataMatricula', rotulo: 'Data da matrícula', antes: '', depois: '02/02/2026' },
    ]);
  });
});
