import { expect, test } from 'vitest';
import { montarCodigoDeBarras } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { centavos } from '#shared/dinheiro.ts';
import { outroVencimentoDoCodigo } from './outro-vencimento.ts';

const boletoDe = (vencimento: string | null) =>
  montarCodigoDeBarras({ banco: '341', vencimento, valorCentavos: centavos(1_000), campoLivre: '2'.repeat(25) });
const outro = (codigo: string | null) => outroVencimentoDoCodigo(codigo, '2026-11-25', '2026-11-27');

test('a code that states another due date than its title is told; one that agrees, states none or is none is not', () => {
  expect(outro(boletoDe('2026-12-15'))).toBe('2026-12-15');
  expect([boletoDe('2026-11-25'), boletoDe(null), '123', null].map(outro)).toEqual([null, null, null, null]);
});
