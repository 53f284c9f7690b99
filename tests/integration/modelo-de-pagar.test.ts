import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salvarRegras } from '#domains/financeiro/pagar/aprovacao/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { paulo } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { sorteador } from '#tests/helpers/titulos/modelo-de-titulos.ts';
import { pagamentosDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { atosDePagar, cobertoDe, LIMITE, pagoDe, pesosDePagar, situacaoDoModelo } from '#tests/helpers/titulos/vida-de-pagar.ts';

// Random lives of bills (entered with withheld taxes, approved, paid, reversed, cancelled) against a model, then the check of the whole. The
// seed is printed; PATIO_SEMENTE repeats it, PATIO_PASSOS makes it longer.
const semente = Number(process.env.PATIO_SEMENTE ?? Date.now() % 2_147_483_647);
const passos = Number(process.env.PATIO_PASSOS ?? 300);
let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

test(`${passos} acts against the model (seed ${semente}), then every invariant`, async () => {
  process.stdout.write(`modelo-de-pagar: PATIO_SEMENTE=${semente}\n`);
  const p = await pagamentosDeTeste(banco.db);
  await transacao(banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: centavos(LIMITE), versao: 1 }));
  const sortear = sorteador(semente);
  const { mundo, atos } = atosDePagar(banco.db, p, sortear);
  for (let i = 0; i < passos; i += 1) await atos[pesosDePagar[sortear(pesosDePagar.length)] ?? 'criar']();
  const { rows } = await sql<{
    id: number;
    situacao: string;
    coberto: number;
    pago: number;
  }>`select id, situacao, amortizado_centavos as coberto, pago_centavos as pago
    from titulos_pagar order by id`.execute(banco.db);
  const doModelo = [...mundo.titulos].toSorted(([a], [b]) => a - b);
  expect(rows).toEqual(doModelo.map(([id, t]) => ({ id, situacao: situacaoDoModelo(t), coberto: cobertoDe(t), pago: pagoDe(t) })));
  const [caixa] = (
    await sql<{ saldo: number; partes: number }>`select
      (select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0) from lancamentos_financeiros)::bigint as saldo,
      (select count(*) from lancamentos_financeiros where sentido = 'saida')::int as partes`.execute(banco.db)
  ).rows;
  expect(caixa?.saldo).toBe(mundo.caixa);
  if (passos >= 300) expect(caixa?.partes).toBeGreaterThan(0);
  await conferirInteireza(banco.db);
}, 240_000);
