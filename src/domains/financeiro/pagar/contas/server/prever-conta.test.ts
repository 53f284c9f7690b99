import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contaDeTeste, type Pagamentos, pagamentosDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { previaDaConta } from '../esquemas.ts';
import { preverConta } from './prever-conta.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
beforeAll(async () => {
  banco = await bancoDeTeste();
  p = await pagamentosDeTeste(banco.db);
});
afterAll(() => banco.fechar());

test.each([
  ['of one that repeats, each month with the rates of its own', { meses: 3 }],
  ['of one by installments', { parcelas: 3 }],
])('what is shown is what is entered: %s', async (_, quantos) => {
  const rateio = [{ categoriaFinanceiraId: p.c.limpeza, centroCustoId: null, valorCentavos: 300_001 }];
  const impostos = [
    { tipo: 'ir' as const, nome: 'IRRF serviços profissionais' },
    { tipo: 'pis_cofins_csll' as const, nome: 'Contribuições retidas' },
  ];
  const conta = contaDeTeste(p.c, p.t, { valorCentavos: 300_001, primeiroVencimento: '2026-11-30', rateio, impostos, ...quantos });
  const { fornecedorId, dataEmissao, valorCentavos, parcelas, primeiroVencimento, meses } = conta;
  const previa = await preverConta(banco.db, {
    ...previaDaConta.parse({ fornecedorId, dataEmissao, valorCentavos, parcelas, primeiroVencimento, impostos, meses }),
    hoje: dataEmissao,
  });
  const ids = await titulosPagarDeTeste(banco.db, conta);
  const { rows } = await sql<{
    dataVencimento: string;
    brutoCentavos: number;
    retidoCentavos: number;
  }>`select data_vencimento as "dataVencimento",
    bruto_centavos as "brutoCentavos", retido_centavos as "retidoCentavos" from titulos_pagar where id = any(${ids}::bigint[]) order by id`.execute(
    banco.db,
  );
  expect(rows).toHaveLength(3);
  expect(previa.parcelas).toMatchObject(rows.map((titulo, i) => ({ parcela: i + 1, ...titulo })));
  const retidos = previa.passos.filter((passo) => passo.resultado === 'retido');
  expect(retidos.reduce((soma, passo) => soma + passo.valorCentavos, 0)).toBe(rows.reduce((soma, t) => soma + t.retidoCentavos, 0));
});

test('what repeats has no installments, before it is entered either', () => {
  const conta = { fornecedorId: 1, dataEmissao: '2026-01-05', valorCentavos: 100, primeiroVencimento: '2026-03-10', impostos: [] };
  expect(previaDaConta.safeParse({ ...conta, parcelas: 2, meses: 2 }).error?.issues).toMatchObject([{ path: ['meses'] }]);
});
