import { describe, expect, test } from 'vitest';
import { criterioInfantil, criterioPadrao } from '#domains/academico/estrutura/criterio/criterio.ts';
import { contarFaixas } from './faixas.ts';
import { gravidade, riscosDoAluno } from './riscos.ts';

const em = (media: string | null, antes: string | null = null, contaPromocao = true) => ({
  turmaDisciplinaId: 1,
  disciplina: 'Matemática',
  contaPromocao,
  media,
  antes,
});
const de = (percentual: string | null, ...disciplinas: ReturnType<typeof em>[]) => riscosDoAluno(criterioPadrao, percentual, disciplinas);

describe('a student is at risk', () => {
  test('by attendance from five points above the minimum of the course on', () => {
    expect(de('79.99')).toMatchObject({ frequencia: true, abaixo: [], quedas: [] });
    expect(de('80.00')).toBeNull();
    expect(riscosDoAluno(criterioInfantil, '65.00', [])).toBeNull();
    expect(riscosDoAluno(criterioInfantil, '64.99', [])).toMatchObject({ frequencia: true });
    expect(de(null)).toBeNull();
  });

  test('by an average below what passes, of a subject that counts', () => {
    expect(de('100.00', em('6.9'))).toMatchObject({ frequencia: false, abaixo: [{ media: '6.9' }] });
    expect(de('100.00', em('7.0'), em(null), em('2.0', null, false))).toBeNull();
  });

  test('by a fall of two points or more since the etapa before', () => {
    expect(de('100.00', em('7.5', '9.5'))).toMatchObject({ quedas: [{ antes: '9.5', media: '7.5' }], abaixo: [] });
    expect(de('100.00', em('7.6', '9.5'), em('9.0', null))).toBeNull();
    expect(riscosDoAluno(criterioInfantil, null, [em('1.0', '9.0')])).toBeNull();
  });

  test('attendance weighs more than any marks', () => {
    const falta = de('60.00');
    const notas = de('100.00', em('1.0', '9.0'), em('2.0', '9.0'));
    expect(gravidade(falta as NonNullable<typeof falta>)).toBeGreaterThan(gravidade(notas as NonNullable<typeof notas>));
  });
});

test('averages are counted by fifths of the scale: what lies on a line belongs above it, a ten to the last', () => {
  expect(contarFaixas(['0', '1.9', '2', '3.99', '4', '6', '7.9', '8', '10'])).toEqual([2, 2, 1, 2, 2]);
  expect(contarFaixas([])).toEqual([0, 0, 0, 0, 0]);
});
