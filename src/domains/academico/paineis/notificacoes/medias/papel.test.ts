import { expect, test } from 'vitest';
import { paraAFamilia } from './papel.ts';

const matricula = { codigo: '2026000123', ano: 2026, curso: '6º ano', segmentacao: 'Fundamental II', turma: '6º ano A' };
const fatos = {
  aluno: { nome: 'Ana Souza', dataNascimento: null, filiacao: [] },
  matricula,
  etapa: '1º bimestre',
  minima: '7,0',
  disciplinas: [
    { disciplina: 'Matemática', media: '5,0' },
    { disciplina: 'Português', media: '6,9' },
  ],
};

test('the letter names the subjects with their averages, what passes, the term and the day; nothing of absences or money', () => {
  const { paragrafos, titulo } = paraAFamilia(fatos, '2026-06-10');
  expect(titulo).toBe('Comunicado de rendimento escolar');
  expect(paragrafos[0]).toContain(
    'média abaixo da que aprova (7,0) nas 2 disciplinas abaixo, em 1º bimestre, pelas notas lançadas até 10/06/2026',
  );
  expect(paragrafos.slice(1, 3)).toEqual(['Matemática: 5,0', 'Português: 6,9']);
  expect(paragrafos.join(' ')).not.toMatch(/falta|d[ée]bito|parcela|inadimpl/i);
  expect(paraAFamilia({ ...fatos, disciplinas: fatos.disciplinas.slice(0, 1) }, '2026-06-10').paragrafos[0]).toContain(
    'na disciplina abaixo',
  );
});
