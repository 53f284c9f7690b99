import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { boletoDeTeste, type Cobranca, cobrancaDeTeste, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { estornarCredito } from '#domains/financeiro/titulos/creditos/server/encerrar-credito.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { baixarExcecao, creditarExcecao } from './excecoes.ts';
import { tratarExcecoes } from './lote-de-excecoes.ts';

// Money that waited because the books of its day were closed: on which day it enters, and the tariff that the bank kept of it.
let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterEach(async () => {
  await conferirInteireza(banco.db);
});
afterAll(() => banco.fechar());

/** A line whose credit fell on a day without open books, less a tariff. */
async function emDiaFechado(): Promise<number> {
  const b = await boletoDeTeste(banco.db, c);
  const aviso = pago(b, { dia: '2025-12-29', credito: '2025-12-30', tarifaCentavos: 245, liquidoCentavos: b.valorCentavos - 245 });
  const [linha] = await linhasDo(banco.db, await importar(banco.db, [aviso]));
  expect(linha?.resultado).toBe('excecao');
  expect(await tarifasDa(linha?.id ?? 0)).toEqual([]);
  return linha?.id ?? 0;
}
const tarifasDa = async (id: number): Promise<[string, number][]> => {
  const { rows } = await sql<{
    dia: string;
    valor: number;
  }>`select data_movimento as dia, valor_centavos as valor from lancamentos_financeiros
    where origem_tipo = 'tarifa_boleto' and origem_id = ${id}`.execute(banco.db);
  return rows.map(({ dia, valor }) => [dia, valor]);
};
const baixar = (id: number, dataCredito: string | null) =>
  transacao(banco.db, (tx) =>
    baixarExcecao(atoDe(tx, fernanda), {
      id,
      tituloId: null,
      modo: 'excedente',
      motivo: null,
      dataCredito,
    }),
  );
const creditar = (id: number, dataCredito: string | null) =>
  transacao(banco.db, (tx) => creditarExcecao(atoDe(tx, fernanda), { id, pagadorId: null, dataCredito }));

test.each([
  ['a baixa', baixar],
  ['a credit', creditar],
])('the tariff leaves with the money that a person recorded as %s, once', async (_, lancar) => {
  const id = await emDiaFechado();
  await lancar(id, '2026-03-20');
  expect(await tarifasDa(id)).toEqual([['2026-03-20', 245]]);
});

test('credited in a batch once the books are open again, the tariff leaves on the day of the bank', async () => {
  const id = await emDiaFechado();
  await sql`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim) values (${c.contaBancariaId}, '2025-12-01', '2025-12-31')`.execute(
    banco.db,
  );
  await transacao(banco.db, (tx) => tratarExcecoes(atoDe(tx, fernanda), { acao: 'creditar', ids: [id], motivo: null }));
  expect(await tarifasDa(id)).toEqual([['2025-12-30', 245]]);
});

test('money enters neither before it was paid nor on a day to come', async () => {
  const b = await boletoDeTeste(banco.db, c);
  const [linha] = await linhasDo(banco.db, await importar(banco.db, [pago(b, { pagoCentavos: b.valorCentavos - 5_000 })]));
  const id = linha?.id ?? 0;
  for (const dia of ['2026-03-08', '2099-01-01'])
    for (const lancar of [baixar, creditar]) {
      await expect(lancar(id, dia)).rejects.toMatchObject({ code: 'ENTRADA_FORA_DOS_DIAS', campos: [{ path: 'dataCredito' }] });
    }
  await creditar(id, '2026-03-09');
});

test('money that is still on its way leaves the account, undone, on the day on which it comes', async () => {
  const credito = somarDias(hojeEm(new Date(), 'America/Belem'), 3);
  await sql`insert into periodos_financeiros (conta_bancaria_id, data_inicio, data_fim) values (${c.contaBancariaId}, ${credito}::date - 3, ${credito})
    on conflict do nothing`
    .execute(banco.db)
    .catch(() => undefined);
  const b = await boletoDeTeste(banco.db, c);
  const [linha] = await linhasDo(banco.db, await importar(banco.db, [pago(b, { credito, pagoCentavos: b.valorCentavos + 5_000 })]));
  const { creditoId } = await creditar(linha?.id ?? 0, null);
  await transacao(banco.db, (tx) => estornarCredito(atoDe(tx, fernanda), { creditoId, motivo: 'Outro pagador' }));
  const { rows } = await sql<{
    dia: string;
    sentido: string;
  }>`select l.data_movimento::text as dia, l.sentido from lancamentos_financeiros l
    left join creditos_usos u on l.origem_tipo = 'credito_uso' and u.id = l.origem_id
    where l.origem_tipo = 'credito' and l.origem_id = ${creditoId} or u.credito_id = ${creditoId} order by l.id`.execute(banco.db);
  expect(rows).toEqual([
    { dia: credito, sentido: 'entrada' },
    { dia: credito, sentido: 'saida' },
  ]);
});

test('of a payment on which the bank tells no day, a person says it; money of a day to come is none', async () => {
  const semDia = async (): Promise<number> => {
    const b = await boletoDeTeste(banco.db, c);
    const aviso = pago(b, { dia: '', credito: '', tarifaCentavos: 245, liquidoCentavos: b.valorCentavos - 245 });
    const [linha] = await linhasDo(banco.db, await importar(banco.db, [aviso]));
    expect(linha?.problema).toBe('PAGAMENTO_SEM_DATA');
    return linha?.id ?? 0;
  };
  for (const lancar of [baixar, creditar]) {
    const id = await semDia();
    await expect(lancar(id, null)).rejects.toMatchObject({ code: 'DIGA_O_DIA_DO_PAGAMENTO', campos: [{ path: 'dataCredito' }] });
    await expect(lancar(id, '2099-01-01')).rejects.toMatchObject({ code: 'ENTRADA_FORA_DOS_DIAS' });
    await lancar(id, '2026-03-20');
    expect(await tarifasDa(id)).toEqual([['2026-03-20', 245]]);
  }
});
