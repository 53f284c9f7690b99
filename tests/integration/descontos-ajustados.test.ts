import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baixarExcecao } from '#domains/financeiro/boletos/retornos/excecoes/server/excecoes.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { boletosDeTeste, type Cobranca, cobrancaDeTeste, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// What a person waived of the principal is no discount of punctuality, and the report of discounts says so.
let s: ServidorDeTeste;
let c: Cobranca;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.relatorios });
  c = await cobrancaDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

test('principal waived and cents rounded have natures of their own, apart from who paid on time', async () => {
  const { db } = s.banco;
  const desconto = { valorCentavos: centavos(10_000), descontoCondicionalCentavos: centavos(500) };
  const [emDia, quase, menos] = await boletosDeTeste(db, c, [desconto, desconto, desconto]);
  if (!emDia || !quase || !menos) throw new Error('no slips');
  const linhas = await linhasDo(
    db,
    await importar(db, [pago(emDia, { pagoCentavos: 9_500 }), pago(quase, { pagoCentavos: 9_470 }), pago(menos, { pagoCentavos: 4_000 })]),
  );
  expect(linhas.map((l) => l.resultado)).toEqual(['aplicada', 'aplicada', 'excecao']);
  await transacao(db, (tx) =>
    baixarExcecao(atoDe(tx, fernanda), {
      id: linhas[2]?.id ?? 0,
      tituloId: null,
      modo: 'quitar',
      motivo: 'A direção autorizou',
      dataCredito: null,
    }),
  );
  const { corpo } = await s.pedir('GET', 'Relatorio/descontos-concedidos/obter-paginado?PeriodoDe=2026-03-01&PeriodoAte=2026-03-31');
  const { itens } = corpo.data as { itens: { natureza: string; valorCentavos: number }[] };
  expect(itens.map((i) => [i.natureza, i.valorCentavos])).toEqual([
    ['pontualidade', 500],
    ['pontualidade', 500],
    ['pontualidade', 500],
    ['principal', 5_500],
    ['arredondamento', 30],
  ]);
});
