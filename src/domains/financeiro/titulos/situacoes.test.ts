import { describe, expect, test } from 'vitest';
import {
  podeTransitar,
  situacaoDosValores,
  type SituacaoTitulo,
  situacoesTitulo,
  transicoesTitulo,
  type VerboTitulo,
} from './situacoes.ts';

const permitidas: Record<VerboTitulo, SituacaoTitulo[]> = {
  baixarParte: ['aberto', 'parcial'],
  baixar: ['aberto', 'parcial'],
  estornarParte: ['parcial', 'baixado'],
  estornar: ['parcial', 'baixado'],
  cancelar: ['aberto'],
  restaurar: ['cancelado'],
  renegociar: ['aberto', 'parcial'],
  devolver: ['renegociado'],
  devolverParte: ['renegociado'],
};
const verbos = Object.keys(transicoesTitulo) as VerboTitulo[];
const pares = verbos.flatMap((verbo) => situacoesTitulo.map((de) => [de, verbo] as const));

describe('states of a title', () => {
  test('every verb is judged here', () => expect(verbos.sort()).toEqual(Object.keys(permitidas).sort()));
  test.each(pares.filter(([de, verbo]) => permitidas[verbo].includes(de)))('%s may %s', (de, verbo) =>
    expect(podeTransitar(de, verbo)).toBe(true),
  );
  test.each(pares.filter(([de, verbo]) => !permitidas[verbo].includes(de)))('%s may not %s', (de, verbo) =>
    expect(podeTransitar(de, verbo)).toBe(false),
  );
  test('the state follows from the values', () => {
    expect(situacaoDosValores({ liquidoCentavos: 100, amortizadoCentavos: 0, recebidoCentavos: 0 })).toBe('aberto');
    expect(situacaoDosValores({ liquidoCentavos: 100, amortizadoCentavos: 0, recebidoCentavos: 5 })).toBe('parcial');
    expect(situacaoDosValores({ liquidoCentavos: 100, amortizadoCentavos: 40, recebidoCentavos: 0 })).toBe('parcial');
    expect(situacaoDosValores({ liquidoCentavos: 100, amortizadoCentavos: 99, recebidoCentavos: 99 })).toBe('parcial');
    expect(situacaoDosValores({ liquidoCentavos: 100, amortizadoCentavos: 100, recebidoCentavos: 95 })).toBe('baixado');
  });
});
