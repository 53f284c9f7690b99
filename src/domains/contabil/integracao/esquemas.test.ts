import { expect, test } from 'vitest';
import { inicioDaIntegracao } from './esquemas.ts';

test('the integration begins on the first day of a month', () => {
  const recusas = (integrarDesde: string) =>
    inicioDaIntegracao.safeParse({ versao: 1, integrarDesde }).error?.issues.map(({ message, path }) => [message, path]) ?? [];
  expect(recusas('2026-01-01')).toEqual([]);
  expect(recusas('2026-01-10')).toEqual([['INTEGRACAO_INICIO_NO_MES', ['integrarDesde']]]);
});
