import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { julgar } from '#platform/server/integridade.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { faturarMes } from './faturar.ts';
import { faturamentoComFato } from './integridade/vigentes.ts';
import { preverFaturamento } from './queries.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  t = await tesourariaDeTeste(banco.db);
  await transacao(banco.db, async (tx) => {
    await carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
    await sql`update contabil_configuracao set integrar_desde = '2026-03-15'`.execute(tx);
  });
  await tituloDeTeste(banco.db, t, {
    dataVencimento: '2026-03-20',
    dataEmissao: '2026-01-05',
    descontoCondicionalCentavos: centavos(0),
  });
});
afterAll(() => banco.fechar());
const achados = async () => (await julgar(banco.db, [faturamentoComFato], { chaveDaAuditoria: Buffer.alloc(32) }))[0]?.achados;
const receita = async () => {
  const { rows } = await sql<{ saldo: number }>`select coalesce(sum(s.creditos_centavos - s.debitos_centavos), 0)::bigint as saldo
    from saldos_contabeis s join contas_contabeis k on k.id = s.conta_id where k.codigo = '3.1.01.001'`.execute(banco.db);
  return rows[0]?.saldo;
};

test('what is recognized in the month in which the integration begins is posted, on its first day at the earliest', async () => {
  await transacao(banco.db, (tx) => faturarMes(atoDe(tx, fernanda), { periodo: 202_603 }));
  expect(await receita()).toBe(100_000);
  expect(await achados()).toBe(0);
});

test('a title of a month before the start that is given more time stays in the opening balances: it is no revenue again, nor received ahead', async () => {
  const antigo = await tituloDeTeste(banco.db, t, {
    dataVencimento: '2026-02-10',
    dataEmissao: '2026-01-05',
    descontoCondicionalCentavos: centavos(0),
  });
  const prazo = { dataVencimento: '2026-06-15', motivo: 'Família pediu mais prazo', fica: 'novo' } as const;
  await transacao(banco.db, (tx) => mudarVencimento(atoDe(tx, fernanda, { hoje: '2026-04-02' }), { id: antigo.id, versao: 1, ...prazo }));
  expect((await preverFaturamento(banco.db, { periodo: 202_606 })).reconhecer.titulos).toBe(0);
  await transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda, { hoje: '2026-05-04' }), {
      dataBaixa: '2026-05-04',
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId: antigo.id, valorCentavos: 100_000 }],
    }),
  );
  const { rows } = await sql<{ antecipado: string | null }>`select f.valores ->> 'antecipado' as antecipado from fatos_contabeis f
    where f.evento = 'titulo.recebido' and (f.valores ->> 'tituloId')::bigint = ${antigo.id}`.execute(banco.db);
  expect(rows).toEqual([{ antecipado: null }]);
});

test('a recognition in force that is neither in the books nor on its way to them is found', async () => {
  await sql`update contabil_configuracao set integrar_desde = '2026-04-01'`.execute(banco.dono);
  await sql`alter table partidas_contabeis drop constraint partidas_contabeis_fato_fkey`.execute(banco.dono);
  await sql`alter table fatos_lancados disable trigger user`.execute(banco.dono);
  await sql`delete from fatos_lancados`.execute(banco.dono);
  expect(await achados()).toBe(1);
});
