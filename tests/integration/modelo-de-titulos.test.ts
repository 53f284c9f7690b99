import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type Cobranca, cobrancaDeTeste } from '#tests/helpers/boletos.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { abertoNo, amortizadoDe, devidoNo, recebidoDe, situacaoDe, sorteador } from '#tests/helpers/titulos/modelo-de-titulos.ts';
import { atosDeTitulos, pesos, termosDoCartao } from '#tests/helpers/titulos/vida-de-titulos.ts';

// Random lives of titles (charges, discounts, slips, return files, agreements, credit, closings) against a model, then the check of the
// whole. The seed is printed; PATIO_SEMENTE repeats it, PATIO_PASSOS makes it longer.
const semente = Number(process.env.PATIO_SEMENTE ?? Date.now() % 2_147_483_647);
const passos = Number(process.env.PATIO_PASSOS ?? 400);
const hoje = hojeEm(new Date(), fuso);
let banco: BancoDeTeste;
let c: Cobranca & { cartaoId: number };

beforeAll(async () => {
  banco = await bancoDeTeste();
  const cobranca = await cobrancaDeTeste(banco.db);
  const { taxaPercentual, taxaFixaCentavos } = termosDoCartao;
  const cartao = {
    nome: 'Cartão',
    tipo: 'cartao_debito' as const,
    contaBancariaId: cobranca.contaBancariaId,
    taxaPercentual,
    taxaFixaCentavos,
  };
  const { id: cartaoId } = await transacao(banco.db, (tx) => criarFormaPagamento(atoDe(tx, fernanda), cartao));
  c = { ...cobranca, cartaoId };
  // Everything until yesterday is one period, which may be closed; today is always open.
  await sql`update periodos_financeiros set data_inicio = ${somarDias(hoje, -400)}::date, data_fim = ${somarDias(hoje, -1)}::date where conta_bancaria_id = ${c.contaBancariaId}`.execute(
    banco.db,
  );
  await sql`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim) values (${c.contaBancariaId}, ${hoje}::date, '2199-12-31')`.execute(
    banco.db,
  );
});
afterAll(() => banco.fechar());

test(`${passos} acts against the model (seed ${semente}), then every invariant`, async () => {
  process.stdout.write(`modelo-de-titulos: PATIO_SEMENTE=${semente}\n`);
  const sortear = sorteador(semente);
  const { mundo, atos } = atosDeTitulos(banco.db, c, hoje, sortear);
  const feitos = new Map<string, number>();
  for (let i = 0; i < passos; i += 1) {
    const ato = pesos[sortear(pesos.length)] ?? 'criar';
    await atos[ato]();
    feitos.set(ato, (feitos.get(ato) ?? 0) + 1);
    if (i % 4 > 0) continue;
    // What a title owes is what the pencil says.
    const abertos = [...mundo.titulos].filter(([, m]) => abertoNo(m));
    const [id, m] = abertos[sortear(Math.max(1, abertos.length))] ?? [];
    if (id === undefined || !m) continue;
    const em = somarDias(hoje, sortear(60));
    const [{ devido } = { devido: null }] = await valoresDevidosEm(banco.db, [id], em);
    const esperado = devidoNo(m, em);
    expect(devido, `title ${id} on ${em}`).toMatchObject({
      saldoCentavos: esperado.saldo,
      descontoCentavos: esperado.desconto,
      multaCentavos: esperado.multa,
      jurosCentavos: esperado.juros,
      totalCentavos: esperado.total,
    });
  }
  const { rows } = await sql<{
    id: number;
    situacao: string;
    amortizado: number;
    recebido: number;
  }>`select id, situacao, amortizado_centavos as amortizado,
    recebido_centavos as recebido from titulos_receber order by id`.execute(banco.db);
  const doModelo = [...mundo.titulos].toSorted(([a], [b]) => a - b);
  expect(rows).toEqual(doModelo.map(([id, m]) => ({ id, situacao: situacaoDe(m), amortizado: amortizadoDe(m), recebido: recebidoDe(m) })));
  // Each payment is of the same parts, and the life had what it should have.
  const { rows: partes } = await sql<{
    id: number;
    partes: number[];
  }>`select b.id, array[b.principal_centavos, b.desconto_centavos - coalesce(r.valor_centavos, 0), b.multa_centavos, b.juros_centavos] as partes
    from baixas b left join baixas_descontos_revogados r on r.baixa_id = b.id where not exists (select 1 from estornos e where e.baixa_id = b.id) order by b.id`.execute(
    banco.db,
  );
  const pagos = doModelo.flatMap(([, m]) => [...m.pagos.values()]).toSorted((a, b) => a.id - b.id);
  expect(partes.map((p) => ({ id: p.id, partes: p.partes.map(Number) }))).toEqual(
    pagos.map((p) => ({ id: p.id, partes: [p.principal, p.desconto, p.multa, p.juros] })),
  );
  const [totais] = (
    await sql<{ caixa: number; creditos: number; doBanco: number }>`select
      (select coalesce(sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end), 0) from lancamentos_financeiros)::bigint as caixa,
      (select coalesce(sum(valor_centavos - utilizado_centavos), 0) from creditos)::bigint as creditos,
      (select count(*) from retornos_linhas where baixa_id is not null)::int as "doBanco"`.execute(banco.db)
  ).rows;
  expect(totais).toMatchObject({ caixa: mundo.caixa, creditos: [...mundo.creditos.values()].reduce((a, b) => a + b, 0) });
  // A long life has seen the bank pay, and charges and discounts come and go.
  if (passos >= 400) expect(totais?.doBanco).toBeGreaterThan(0);
  expect(feitos.size).toBe(new Set(pesos).size);
  await conferirInteireza(banco.db);
}, 240_000);
