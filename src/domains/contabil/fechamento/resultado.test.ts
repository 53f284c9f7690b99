import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { apurarResultado, resultadoDe, type SaldoDeResultado } from './resultado.ts';

const contas = { contaApuracaoId: 50, contaResultadoId: 60 };
const saldo = (
  contaId: number,
  grupo: SaldoDeResultado['grupo'],
  valor: number,
  centroCustoId: number | null = null,
): SaldoDeResultado => ({
  contaId,
  centroCustoId,
  grupo,
  saldoCentavos: centavos(valor),
});

/** What each account and cost centre holds after the entries. */
function depois(saldos: readonly SaldoDeResultado[]): Map<string, number> {
  const restos = new Map(saldos.map((s) => [`${s.contaId} ${s.centroCustoId}`, s.saldoCentavos as number]));
  for (const { partidas } of apurarResultado(saldos, contas))
    for (const p of partidas) {
      const chave = `${p.contaId} ${p.centroCustoId}`;
      restos.set(chave, (restos.get(chave) ?? 0) + p.debitoCentavos - p.creditoCentavos);
    }
  return restos;
}

test.each([
  ['surplus', [saldo(1, 'receita', -1_000), saldo(2, 'receita', 100), saldo(3, 'despesa', 400, 7), saldo(3, 'despesa', 50)]],
  ['deficit', [saldo(1, 'receita', -100), saldo(3, 'despesa', 400)]],
  ['result of nothing', [saldo(1, 'receita', -100), saldo(3, 'despesa', 100)]],
  ['account of the result that held something itself', [saldo(1, 'receita', -100), saldo(50, 'apuracao', 30), saldo(50, 'apuracao', 5, 7)]],
])('a year with a %s leaves its accounts at zero and the result in net worth', (_, saldos) => {
  const restos = depois(saldos);
  const resultado = 0 - resultadoDe(saldos);
  expect(restos.get('60 null') ?? 0).toBe(resultado);
  expect([...restos].filter(([chave, valor]) => chave !== '60 null' && valor !== 0)).toEqual([]);
  for (const { partidas } of apurarResultado(saldos, contas)) {
    expect(partidas.length).toBeGreaterThan(1);
    expect(partidas.reduce((soma, p) => soma + p.debitoCentavos - p.creditoCentavos, 0)).toBe(0);
  }
});

test('a year without results closes without entries', () => {
  expect(apurarResultado([], contas)).toEqual([]);
});
