import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { type AlunoARemanejar, decidirRemanejamento } from './remanejamento.ts';
import { isAtiva, movimentos } from '../situacoes.ts';

const aluno = (matriculaId: number, partes: Partial<AlunoARemanejar> = {}): AlunoARemanejar => ({
  matriculaId,
  nome: `Aluno ${matriculaId}`,
  movimento: 'ativa',
  dataInicio: '2026-02-02',
  noMesmoTurno: null,
  ...partes,
});
const mapa = (...alunos: AlunoARemanejar[]) => new Map(alunos.map((a) => [a.matriculaId, a]));
const dataMovimento = '2026-03-10';
const hoje = '2026-06-30';

describe('who moves', () => {
  test('the first in the order asked take the free places; the others stay, with the numbers', () => {
    const alunos = mapa(aluno(1), aluno(2), aluno(3));
    const decisoes = decidirRemanejamento(
      [3, 1, 2],
      alunos,
      { nome: '6º B', vagas: 5, ocupadas: 3 },
      { dataMovimento, hoje, motivoExcedente: null },
    );
    expect(decisoes.map((d) => [d.matriculaId, d.recusa?.code ?? null])).toEqual([
      [3, null],
      [1, null],
      [2, 'TURMA_SEM_VAGA'],
    ]);
    expect(decisoes[2]?.recusa?.mensagem('br')).toBe('A turma 6º B não tem vaga: 5 de 5 ocupadas.');
  });

  test('who left the class, is not active or entered later stays, and takes nobody else with him', () => {
    const alunos = mapa(aluno(1, { movimento: 'concluida' }), aluno(2, { dataInicio: '2026-03-11' }), aluno(4));
    const decisoes = decidirRemanejamento(
      [1, 2, 3, 4],
      alunos,
      { nome: 'B', vagas: 1, ocupadas: 0 },
      { dataMovimento, hoje, motivoExcedente: null },
    );
    expect(decisoes.map((d) => d.recusa?.code ?? null)).toEqual(['ALUNO_NAO_ATIVO', 'DATA_ANTES_DA_ENTRADA', 'ALUNO_FORA_DA_TURMA', null]);
  });

  test('who has not begun moves today, to sit in the other class from the first day', () => {
    const alunos = mapa(aluno(1, { dataInicio: '2026-08-03' }));
    const lugar = { nome: 'B', vagas: 1, ocupadas: 0 };
    const em = (data: string) =>
      decidirRemanejamento([1], alunos, lugar, { dataMovimento: data, hoje, motivoExcedente: null })[0]?.recusa?.code ?? null;
    expect([em(hoje), em('2026-06-29')]).toEqual([null, 'MATRICULA_AINDA_NAO_COMECOU']);
  });

  test('whatever the class: places are never passed without the reason, and with it everybody who can moves', () => {
    const caso = fc.record({
      alunos: fc.uniqueArray(
        fc.record({
          id: fc.integer({ min: 1, max: 60 }),
          movimento: fc.constantFrom(...valoresDaLista(movimentos)),
          dia: fc.integer({ min: 1, max: 28 }),
        }),
        { selector: (a) => a.id, maxLength: 40 },
      ),
      vagas: fc.nat(30),
      ocupadas: fc.nat(35),
      motivo: fc.option(fc.constant('Ordem judicial'), { nil: null }),
    });
    fc.assert(
      fc.property(caso, ({ alunos, vagas, ocupadas, motivo }) => {
        const cena = mapa(
          ...alunos.map((a) => aluno(a.id, { movimento: a.movimento, dataInicio: `2026-03-${String(a.dia).padStart(2, '0')}` })),
        );
        const decisoes = decidirRemanejamento(
          alunos.map((a) => a.id),
          cena,
          { nome: 'B', vagas, ocupadas },
          { dataMovimento, hoje, motivoExcedente: motivo },
        );
        const podem = alunos.filter((a) => isAtiva(a.movimento) && a.dia <= 10).length;
        const movidos = decisoes.filter((d) => !d.recusa);
        const dentro = movidos.filter((d) => !d.excedente).length;
        expect(decisoes).toHaveLength(alunos.length);
        expect(dentro).toBe(Math.min(podem, Math.max(0, vagas - ocupadas)));
        expect(movidos.length).toBe(motivo === null ? dentro : podem);
      }),
    );
  });
});
