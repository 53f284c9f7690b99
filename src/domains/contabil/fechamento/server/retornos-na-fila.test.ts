import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { boletoDeTeste, cobrancaDeTeste, importar, pago } from '#tests/helpers/boletos.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { conferirFechamento } from './conferir-fechamento.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
});
afterAll(() => banco.fechar());

test('a line of a bank that waits for a person is pending in its month and in those after, not in those before', async () => {
  const c = await cobrancaDeTeste(banco.db);
  const boleto = await boletoDeTeste(banco.db, c);
  await importar(banco.db, [pago(boleto, { pagoCentavos: 90_000, dia: '2026-05-18', credito: '2026-05-19' })]);
  const naFila = async (periodo: number) =>
    (await conferirFechamento(banco.db, { periodo }, '2026-12-31')).pendencias.filter((p) => p.qual === 'retornos_na_fila');
  expect(await naFila(202_604)).toEqual([]);
  expect(await naFila(202_605)).toEqual([{ qual: 'retornos_na_fila', quantidade: 1 }]);
  expect(await naFila(202_606)).toEqual([{ qual: 'retornos_na_fila', quantidade: 1 }]);
  expect(await naFila(202_614)).toEqual([]);
});
