import { expect, test } from 'vitest';
import { formatarCelula, formatarPercentual } from './celulas.ts';

test('a percentage says its hundredths, and no more than that it is huge where it is', () => {
  expect(formatarPercentual(8_333, 'br')).toBe('83,33%');
  expect(formatarPercentual(-5, 'en')).toBe('-0.05%');
  expect(formatarPercentual(99_999, 'br')).toBe('999,99%');
  expect(formatarPercentual(2_397_010, 'br')).toBe('> 999%');
  expect(formatarPercentual(-2_397_010, 'en')).toBe('< -999%');
});

test('a document is read with its mask, whichever it is', () => {
  const documento = (valor: string | null) => formatarCelula({ tipo: 'documento' }, valor, 'br');
  expect(documento('52998224725')).toBe('529.982.247-25');
  expect(documento('11222333000181')).toBe('11.222.333/0001-81');
  expect(documento('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(documento(null)).toBe('');
});
