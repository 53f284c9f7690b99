import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { integrar } from '#domains/contabil/integracao/server/oficina.ts';
import { retirar } from '#domains/suprimentos/estoques/operacoes/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { quem } from '#tests/helpers/estoque/mundo-do-estoque.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { corpoDaNota, estornar, gerar, lancar, mundoDeNotas, type MundoDeNotas } from '#tests/helpers/notas/mundo-de-notas.ts';

let banco: BancoDeTeste;
let m: MundoDeNotas;
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  m = await mundoDeNotas(banco.db);
  await com((tx) => carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }));
});
afterAll(() => banco.fechar());

const com = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
const postar = () => com((tx) => integrar(atoDe(tx, fernanda), { de: '2026-02-01', ate: '2026-12-31' }));
/** What stands on each account, expenses in one. */
async function saldos(): Promise<Record<string, number>> {
  const { rows } = await sql<{ conta: string; valor: number }>`
    select case when k.codigo like '4%' then 'despesa' else k.codigo end as conta, sum(l.debito_centavos - l.credito_centavos)::bigint as valor
    from partidas_contabeis l join contas_contabeis k on k.id = l.conta_id group by 1 having sum(l.debito_centavos - l.credito_centavos) <> 0 order by 1`.execute(
    banco.db,
  );
  return Object.fromEntries(rows.map(({ conta, valor }) => [conta, valor]));
}

test('goods for stock are an expense when they are taken out, and once; what is used up at once is one when it is bought', async () => {
  // Paper of 106,67 with its part of the freight, into stock; a service of 53,33; two installments of 80,00.
  const nota = await lancar(banco.db, corpoDaNota(m));
  await com((tx) => gerar(tx, nota));
  await postar();
  expect(await saldos()).toEqual({ '1.1.03.001': 10_667, '2.1.01.001': -16_000, despesa: 5_333 });

  await com((tx) =>
    retirar(atoDe(tx, quem), {
      dataMovimento: '2026-02-10',
      depositoId: m.depositoId,
      solicitantePessoaId: m.pessoaId,
      motivo: 'Secretaria',
      centroCustoId: null,
      itens: [{ produtoId: m.papel, quantidade: '5.0000' }],
      recalculoConfirmado: true,
    }),
  );
  await postar();
  expect(await saldos()).toEqual({ '1.1.03.001': 8_000, '2.1.01.001': -16_000, despesa: 8_000 });

  const outra = await lancar(banco.db, corpoDaNota(m));
  const feita = await com((tx) => gerar(tx, outra, true));
  await postar();
  await com((tx) => estornar(tx, feita));
  await postar();
  expect(await saldos(), 'a reversed invoice leaves nothing').toEqual({ '1.1.03.001': 8_000, '2.1.01.001': -16_000, despesa: 8_000 });
});
