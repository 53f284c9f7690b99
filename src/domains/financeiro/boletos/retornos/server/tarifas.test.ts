import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AvisoDoBanco } from '#portal/demo/fim/dinheiro/retorno-do-banco.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { boletoDeTeste, type Cobranca, cobrancaDeTeste, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';

// Each tariff leaves the account once, and its description says of what it is.
let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 4 });
  c = await cobrancaDeTeste(banco.db);
});
afterEach(async () => {
  await conferirInteireza(banco.db);
});
afterAll(() => banco.fechar());

const tarifas = async (id: number): Promise<[number, string][]> => {
  const { rows } = await sql<{
    valor: number;
    historico: string;
  }>`select f.valor_centavos as valor, f.historico from lancamentos_financeiros f
    join retornos_linhas l on f.origem_tipo = 'tarifa_boleto' and f.origem_id = l.id where l.retorno_id = ${id} order by l.linha`.execute(
    banco.db,
  );
  return rows.map((r) => [r.valor, r.historico]);
};
const debito = (partes: Partial<AvisoDoBanco>): AvisoDoBanco => ({
  nossoNumero: '',
  movimento: '28',
  valorCentavos: 0,
  tarifaCentavos: 300,
  dia: '2026-03-10',
  credito: '2026-03-10',
  ...partes,
});

test('told beside a payment that reached the account whole, it leaves; a debit that tells it again waits for a person', async () => {
  const b = await boletoDeTeste(banco.db, c);
  const inteiro = pago(b, { tarifaCentavos: 300, liquidoCentavos: b.valorCentavos });
  const id = await importar(banco.db, [inteiro, debito({ nossoNumero: b.nossoNumero })]);
  expect((await tarifas(id)).map(([valor]) => valor)).toEqual([300]);
  expect((await linhasDo(banco.db, id)).map((l) => l.problema)).toEqual([null, 'TARIFA_DITA_DE_NOVO']);
});

test('taken from the payment, it leaves with the payment', async () => {
  const b = await boletoDeTeste(banco.db, c);
  const id = await importar(banco.db, [pago(b, { tarifaCentavos: 300, liquidoCentavos: b.valorCentavos - 300 })]);
  expect(await tarifas(id)).toEqual([[300, expect.stringMatching(new RegExp(`^Tarifa de boleto ${b.nossoNumero} do título \\d`))]]);
});

test('without number, its description names bank, document, line and file', async () => {
  const b = await boletoDeTeste(banco.db, c);
  const id = await importar(banco.db, [debito({}), debito({ documento: 'NF 12' }), debito({ identificador: b.identificador })]);
  expect((await tarifas(id)).map(([, historico]) => historico)).toEqual([
    'Tarifa do banco 001, linha 3 do retorno retorno.ret',
    'Tarifa do banco 001, documento NF_12, linha 5 do retorno retorno.ret',
    expect.stringMatching(new RegExp(`^Tarifa de boleto ${b.nossoNumero} do título \\d`)),
  ]);
});
