import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, publico } from '#shared/endpoint.ts';
import { EntradaInvalida, validarEntrada } from './entrada.ts';

const endpoint = defineEndpoint({
  method: 'GET',
  path: 'Teste',
  acesso: publico('a test'),
  resumo: 'A list with ranges',
  query: z.strictObject({
    VencimentoInicial: z.string().optional(),
    VencimentoFinal: z.string().optional(),
    DiaDe: z.string().optional(),
    DiaAte: z.string().optional(),
    Inicio: z.string().optional(),
    Fim: z.string().optional(),
    ValorMinimo: z.string().optional(),
    ValorMaximo: z.string().optional(),
  }),
});
const recusas = (query: Record<string, unknown>) => {
  try {
    validarEntrada(endpoint, { params: {}, query, body: undefined }, 'br');
    return [];
  } catch (causa) {
    return (causa as EntradaInvalida).fields.map(({ path, code, message }) => [path, code, message]);
  }
};

test('a range that ends before it begins is refused by name, whatever the case of its names; others pass', () => {
  expect(recusas({ vencimentoinicial: '2026-12-31', VencimentoFinal: '2026-01-01' })).toEqual([
    ['VencimentoFinal', 'INTERVALO_INVERTIDO', 'A data inicial não pode ser maior que a data final'],
  ]);
  expect(recusas({ DiaDe: '2026-02-02', DiaAte: '2026-02-01' })).toMatchObject([['DiaAte', 'INTERVALO_INVERTIDO', expect.anything()]]);
  expect(recusas({ VencimentoInicial: '2026-01-01', VencimentoFinal: '2026-01-01' })).toEqual([]);
  expect(recusas({ VencimentoInicial: '2026-01-01' })).toEqual([]);
  expect(recusas({ Inicio: '2026-11-22', Fim: '2026-01-01' })).toMatchObject([['Fim', 'INTERVALO_INVERTIDO', expect.anything()]]);
  expect(recusas({ ValorMinimo: '1000', ValorMaximo: '999' })).toEqual([
    ['ValorMaximo', 'FAIXA_INVERTIDA', 'O mínimo não pode ser maior que o máximo'],
  ]);
  expect(recusas({ ValorMinimo: '999', ValorMaximo: '1000' })).toEqual([]);
});
