import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { pagamentoAte } from './esquemas.ts';
import { principalComDesconto } from './desconto.ts';

const valor = fc.integer({ min: 2, max: 1_000_000 });

test('a discount that is corrected upwards or downwards leaves the title paid whole', () => {
  fc.assert(
    fc.property(valor, fc.array(fc.nat(1_200_000), { maxLength: 6 }), (saldo, descontos) => {
      let [principal, antes] = [saldo, 0];
      for (const agora of descontos) {
        principal = principalComDesconto({ saldo, principal, antes, agora });
        antes = agora;
        if (agora < saldo) expect(principal + agora).toBe(saldo);
        expect(principal).toBeGreaterThan(0);
      }
    }),
  );
});

test('a part that somebody chose stays while it fits', () => {
  expect(principalComDesconto({ saldo: 12_345, principal: 5_000, antes: 0, agora: 1_000 })).toBe(5_000);
  expect(principalComDesconto({ saldo: 12_345, principal: 5_000, antes: 1_000, agora: 500 })).toBe(5_000);
  expect(principalComDesconto({ saldo: 12_345, principal: 12_000, antes: 0, agora: 1_000 })).toBe(11_345);
});

test('a discount of all that is owed, and amounts above it, are refused at their fields', () => {
  const recusas = (principalCentavos: number, descontoCentavos: number) => {
    const lido = pagamentoAte({ contaPagarId: 1, saldoCentavos: centavos(12_345), acrescimoLivreCentavos: null }).safeParse({
      dataBaixa: '2026-03-10',
      contaBancariaId: 1,
      formaPagamentoId: 1,
      principalCentavos,
      descontoCentavos,
    });
    return (lido.error?.issues ?? []).map((i) => [i.message, i.path.join('.')]);
  };
  expect(recusas(12_345, 12_345)).toEqual([['DESCONTO_COBRE_O_TITULO', 'descontoCentavos']]);
  expect(recusas(12_000, 346)).toEqual([['PRINCIPAL_ACIMA_DO_SALDO', 'principalCentavos']]);
  expect(recusas(12_000, 345)).toEqual([]);
  expect(recusas(1, 12_344)).toEqual([]);
});
