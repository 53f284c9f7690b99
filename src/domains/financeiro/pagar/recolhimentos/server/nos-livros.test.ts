import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { integrar } from '#domains/contabil/integracao/server/oficina.ts';
import { criarFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { type Pagamentos, pagamentosDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { obterARecolher, recolher } from './oficina.ts';

let banco: BancoDeTeste;
let p: Pagamentos;
const hoje = '2026-07-10';
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  p = await pagamentosDeTeste(banco.db);
  await transacao(banco.db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
    const { id } = await criarFornecedor(ato, { documento: '00394460005887', nome: 'Receita Federal' });
    await sql`update impostos set destinatario_fornecedor_id = ${id} where tipo = 'ir'`.execute(tx);
  });
});
afterAll(() => banco.fechar());

test('what a bill withholds and a collection hands over is an expense once, and nothing of it is owed as withheld after', async () => {
  await p.umTitulo({
    dataEmissao: '2026-05-04',
    primeiroVencimento: '2026-08-10',
    impostos: [{ tipo: 'ir', nome: 'IRRF serviços profissionais' }],
  });
  const { grupos } = await obterARecolher({ db: banco.db, hoje });
  await transacao(banco.db, (tx) =>
    recolher(atoDe(tx, fernanda, { hoje }), grupos, {
      categoriaFinanceiraId: p.c.energia,
      contaBancariaId: p.t.contaBancariaId,
      formaPagamentoId: p.t.formaPagamentoId,
    }),
  );
  expect(await transacao(banco.db, (tx) => integrar(atoDe(tx, fernanda), { de: '2026-05-01', ate: '2026-05-31' }))).toMatchObject({
    lancados: 2,
  });
  const { rows } = await sql<{ grupo: string; valor: number }>`
    select case when k.codigo like '4%' then 'despesa' else k.codigo end as grupo, sum(l.debito_centavos - l.credito_centavos)::bigint as valor
    from partidas_contabeis l join contas_contabeis k on k.id = l.conta_id group by 1 order by 1`.execute(banco.db);
  expect(rows.map((r) => [r.grupo, r.valor])).toEqual([
    ['2.1.01.001', -100_001],
    ['2.1.03.001', 0],
    ['despesa', 100_001],
  ]);
});
