import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { extratoEmPdf } from './extrato-pdf.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
  await sql`insert into escola (nome) values ('Colégio Exemplo')`.execute(banco.db);
  // Two titles of one thousand; one of them paid after March.
  const comum = { dataEmissao: '2026-01-10', dataVencimento: '2026-05-10', descontoCondicionalCentavos: centavos(0) } as const;
  const [pago] = await titulosDeTeste(banco.db, t, [comum, comum]);
  await transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: '2026-04-15',
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId: pago?.id ?? 0, valorCentavos: 100_000 }],
    }),
  );
});
afterAll(() => banco.fechar());

async function texto(inicio: string | null, fim: string | null): Promise<string> {
  const { corpo } = await extratoEmPdf({ db: banco.db, hoje: '2026-04-30', fuso }, { pagadorId: t.pagadorId, alunoId: null, inicio, fim });
  if (!Buffer.isBuffer(corpo)) throw new Error('not a buffer');
  return textoDoPdf(corpo).replaceAll(/\s+/g, ' ');
}

test('a period of the past is headed by how it ended, and today is called by its name', async () => {
  const lido = await texto('2026-03-01', '2026-03-31');
  expect(lido).toContain('Saldo em 31/03/2026 R$ 2.000,00');
  expect(lido).toContain('Em aberto hoje (30/04/2026) R$ 1.000,00 em 1 título');
  expect(lido).toContain('Crédito disponível hoje');
});
test.each([[null], ['2026-04-30']])('one that ends today has today’s figures alone (%s)', async (fim) => {
  const lido = await texto('2026-03-01', fim);
  expect(lido).toContain('Em aberto R$ 1.000,00 em 1 título');
  expect(lido).not.toContain('Saldo em');
});
