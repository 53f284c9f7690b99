import { expect, test } from 'vitest';
import { inicioDaIntegracao } from './esquemas.ts';
import { novaRegra } from './regras/esquemas.ts';

test('the integration begins on the first day of a month', () => {
  const recusas = (integrarDesde: string) =>
    inicioDaIntegracao.safeParse({ versao: 1, integrarDesde }).error?.issues.map(({ message, path }) => [message, path]) ?? [];
  expect(recusas('2026-01-01')).toEqual([]);
  expect(recusas('2026-01-10')).toEqual([['INTEGRACAO_INICIO_NO_MES', ['integrarDesde']]]);
});

test('a rule of where money stands asks for the account and the method, and for nothing that a fact alone has', () => {
  const doDinheiro = { evento: 'dinheiro', parte: 'disponivel', vigenteDesde: '2026-01-01', debitoId: 1 } as const;
  const recusas = (criterios: object) =>
    novaRegra.safeParse({ ...doDinheiro, ...criterios }).error?.issues.map(({ message, path }) => [message, path]) ?? [];
  expect(recusas({ contaBancariaId: 2, formaPagamentoId: 3 })).toEqual([]);
  for (const nome of ['cursoId', 'categoriaId', 'grupoProdutoId', 'segmentacaoId'])
    expect(recusas({ [nome]: 4 })).toEqual([['REGRA_DO_DINHEIRO_COM_CRITERIO', [nome]]]);
  expect(recusas({ variante: 'contrato' })).toEqual([['REGRA_DO_DINHEIRO_COM_CRITERIO', ['variante']]]);
});
