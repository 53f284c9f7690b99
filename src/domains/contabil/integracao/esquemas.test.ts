import { expect, test } from 'vitest';
import { inicioDaIntegracao } from './esquemas.ts';
import { entidades } from '../plano-contas/plano.ts';
import { conjuntoDe } from './conjuntos/conjuntos.ts';
import { variantesDe } from './partes.ts';
import { novaRegra } from './regras/esquemas.ts';

test('the integration begins on the first day of a month', () => {
  const recusas = (integrarDesde: string) =>
    inicioDaIntegracao.safeParse({ versao: 1, integrarDesde }).error?.issues.map(({ message, path }) => [message, path]) ?? [];
  expect(recusas('2026-01-01')).toEqual([]);
  expect(recusas('2026-01-10')).toEqual([['INTEGRACAO_INICIO_NO_MES', ['integrarDesde']]]);
});

test('a rule asks for an origin or a kind that the facts of its part have, and for none where they have none', () => {
  const recusas = (evento: string, parte: string, variante: string | null, lados: object) =>
    novaRegra
      .safeParse({ evento, parte, variante, vigenteDesde: '2026-01-01', ...lados })
      .error?.issues.map(({ message, path }) => [message, path]) ?? [];
  const recusada = [['REGRA_SEM_VARIANTE', ['variante']]];
  const contas = { debitoId: 1, creditoId: 2 };
  expect(recusas('faturamento.reconhecido', 'bruto', 'taxa', contas)).toEqual([]);
  expect(recusas('faturamento.reconhecido', 'bruto', null, contas)).toEqual([]);
  expect(recusas('faturamento.reconhecido', 'bruto', 'Taxa', contas)).toEqual(recusada);
  expect(recusas('pagar.lancado', 'retencao', 'iss', { creditoId: 2 })).toEqual([]);
  expect(recusas('pagar.lancado', 'retencao', 'contrato', { creditoId: 2 })).toEqual(recusada);
  expect(recusas('pagar.lancado', 'liquido', 'iss', { creditoId: 2 })).toEqual(recusada);
  expect(recusas('caixa.pagamento', 'valor', 'manual', { debitoId: 1 })).toEqual(recusada);
  expect(recusas('estoque.entrada', 'valor', 'nota_fiscal', contas)).toEqual([]);
});

test('the rules delivered ask only for what facts have', () => {
  for (const entidade of entidades)
    for (const { evento, parte, variante } of conjuntoDe(entidade))
      if (variante !== null) expect(variantesDe(evento, parte), `${evento} ${parte}`).toContain(variante);
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
