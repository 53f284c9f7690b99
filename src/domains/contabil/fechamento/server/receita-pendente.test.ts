import { afterAll, beforeAll, expect, test } from 'vitest';
import { faturarMes } from '#domains/contabil/faturamentos/server/oficina.ts';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { integrar } from '#domains/contabil/integracao/server/oficina.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirFechamento } from './conferir-fechamento.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  const t = await tesourariaDeTeste(banco.db);
  await fazer((tx) => carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }));
  await tituloDeTeste(banco.db, t, {
    dataVencimento: '2026-01-10',
    dataEmissao: '2026-01-05',
    descontoCondicionalCentavos: centavos(0),
  });
  await fazer((tx) => integrar(atoDe(tx, fernanda), { de: '2026-01-01', ate: '2026-12-31' }));
});
afterAll(() => banco.fechar());
const fazer = <T>(o: (tx: Tx) => Promise<T>) => transacao(banco.db, o);

test('the revenue that a month lacks is pending before it closes, until it is recognized', async () => {
  const qual = async (periodo: number) =>
    (await conferirFechamento(banco.db, { periodo }, '2026-12-31')).pendencias.filter((p) => p.qual === 'faturamento_por_fazer');
  expect(await qual(202_601)).toEqual([{ qual: 'faturamento_por_fazer', quantidade: 1 }]);
  expect(await qual(202_614)).toEqual([]);
  await fazer((tx) => faturarMes(atoDe(tx, fernanda), { periodo: 202_601 }));
  expect(await qual(202_601)).toEqual([]);
});
