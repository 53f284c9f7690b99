import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { julgarLinha } from './julgar.ts';

const linha: Parameters<typeof julgarLinha>[0] = {
  linha: 3,
  porque: null,
  efeito: 'pago',
  identificador: 'P0010000010001',
  ocorrencias: ['00'],
  favorecido: '',
  pagoCentavos: centavos(1_000),
  dataPagamento: '2026-03-10',
};
const item = { id: 1, tituloId: 2, numero: '2026-00007/01', valorCentavos: centavos(1_000), pago: null };

test('a payment told after the bank refused it, and one told after its sending was cancelled, wait for different reasons', () => {
  expect(julgarLinha(linha, { ...item, situacao: 'enviado' })).toEqual({ fazer: 'pagar' });
  expect(julgarLinha(linha, { ...item, situacao: 'recusado' })).toMatchObject({ recusa: { code: 'PAGO_DEPOIS_DE_RECUSADO' } });
  expect(julgarLinha(linha, { ...item, situacao: 'cancelado' })).toMatchObject({ recusa: { code: 'PAGO_DEPOIS_DE_CANCELADO' } });
});
