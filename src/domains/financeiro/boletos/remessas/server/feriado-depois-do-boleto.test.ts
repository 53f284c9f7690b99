import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { criarFeriado, excluirFeriado } from '#domains/financeiro/titulos/feriados/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type Cobranca, cobrancaDeTeste, estadoDe, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import { fernanda, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { carregarPedidos } from './pedidos-da-remessa.ts';
import { gerarRemessa } from './remessas.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const emitido = async (): Promise<number> => {
  const [titulo] = await titulosDeTeste(banco.db, c, [{ dataVencimento: '2026-06-13' }]);
  await transacao(banco.db, (tx) =>
    emitirBoletos(atoDe(tx, fernanda, { hoje: '2026-05-04' }), { ids: [titulo?.id ?? 0], novoVencimento: null }),
  );
  return titulo?.id ?? 0;
};
type Limites = { titulo: string; boleto: string; id: number };
const limitesDe = async (id: number): Promise<Limites | undefined> =>
  (
    await sql<Limites>`select t.data_limite as titulo, b.data_limite as boleto, b.id from titulos_receber t join boletos b on b.titulo_id = t.id where t.id = ${id}`.execute(
      banco.db,
    )
  ).rows[0];

// 13/06/2026 is a Saturday, the 15th a Monday.
test('a slip that no bank was told of is on time for as long as its title; one that a bank has keeps what the bank knows', async () => {
  const noBanco = await emitido();
  await transacao(banco.db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
  const naGaveta = await emitido();
  const feriado = await transacao(banco.db, (tx) =>
    criarFeriado(atoDe(tx, fernanda, { hoje: '2026-05-04' }), { dataFeriado: '2026-06-15', nome: 'Aniversário da cidade' }),
  );
  expect(await limitesDe(naGaveta)).toMatchObject({ titulo: '2026-06-16', boleto: '2026-06-16' });
  expect(await limitesDe(noBanco)).toMatchObject({ titulo: '2026-06-16', boleto: '2026-06-15' });
  const item = { id: (await limitesDe(naGaveta))?.id ?? 0, movimento: 'entrada' } as const;
  const [pedido] = await transacao(banco.db, (tx) => carregarPedidos(tx, [item], 60));
  expect(pedido).toMatchObject({ vencimento: '2026-06-13', limite: '2026-06-16' });
  // The bank that knew nothing of the holiday charged by what it was told: that is what the slip asked for, and settles the title.
  const { rows } = await sql<{
    id: number;
    tituloId: number;
    nossoNumero: string;
    identificador: string;
    valorCentavos: number;
  }>`select id, titulo_id as "tituloId", nosso_numero as "nossoNumero", identificador, valor_centavos as "valorCentavos" from boletos where titulo_id = ${noBanco}`.execute(
    banco.db,
  );
  const [boleto] = rows;
  if (!boleto) throw new Error('no slip');
  const retorno = await importar(banco.db, [pago(boleto, { pagoCentavos: 102_099, dia: '2026-06-16', credito: '2026-06-17' })]);
  expect((await linhasDo(banco.db, retorno))[0]).toMatchObject({ resultado: 'aplicada' });
  expect(await estadoDe(banco.db, boleto)).toMatchObject({ titulo: 'baixado', recebido: 102_099 });
  await transacao(banco.db, (tx) => excluirFeriado(atoDe(tx, fernanda, { hoje: '2026-05-05' }), feriado.id));
  expect(await limitesDe(naGaveta)).toMatchObject({ titulo: '2026-06-15', boleto: '2026-06-15' });
});

test('the slip of a late title, with a due date of its own, is told to the bank by the calendar of that day', async () => {
  const [titulo] = await titulosDeTeste(banco.db, c, [{ dataVencimento: '2026-03-10' }]);
  const ids = [titulo?.id ?? 0];
  await transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda, { hoje: '2026-05-04' }), { ids, novoVencimento: '2026-09-08' }));
  expect((await limitesDe(ids[0] ?? 0))?.boleto).toBe('2026-09-08');
  await transacao(banco.db, (tx) =>
    criarFeriado(atoDe(tx, fernanda, { hoje: '2026-05-04' }), { dataFeriado: '2026-09-08', nome: 'Padroeira' }),
  );
  await transacao(banco.db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
  expect((await limitesDe(ids[0] ?? 0))?.boleto).toBe('2026-09-09');
});

test('the day of a slip moves with its title alone', async () => {
  const id = await emitido();
  const mudar = sql`update boletos set data_limite = data_limite + 1 where titulo_id = ${id}`.execute(banco.db);
  await expect(mudar).rejects.toThrow(/BOLETO_IMPRESSO/);
});
