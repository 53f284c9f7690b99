import { expect, test } from 'vitest';
import { frequenciaPorExtenso } from './frequencia.ts';

const boletim = (faltas: number, justificadas: number) => ({
  frequencia: { dadas: 200, previstas: 200, faltas, justificadas, percentual: '99.00', basta: true },
  controle: 'por_aula' as const,
  tipo: 'nota' as const,
  etapas: [],
  frequenciaMinima: '75',
});

test('one absence and one justified are told in the singular, others in the plural', () => {
  expect(frequenciaPorExtenso(boletim(0, 1))).toBe('Frequência: 99,00 % (mínimo 75 %). 1 falta em 200 aulas, 1 justificada.');
  expect(frequenciaPorExtenso(boletim(2, 1))).toContain('3 faltas em 200 aulas, 1 justificada.');
  expect(frequenciaPorExtenso(boletim(1, 0))).toContain('1 falta em 200 aulas, 0 justificadas.');
});

test('a closed year that gave less than it planned says over how many the percentage is', () => {
  const { frequencia, ...resto } = boletim(40, 5);
  const curto = { ...resto, frequencia: { ...frequencia, dadas: 180 } };
  expect(frequenciaPorExtenso(curto)).toContain('45 faltas em 180 aulas (200 no ano previsto), 5 justificadas.');
});
