import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { boletoDeTeste, type Cobranca, cobrancaDeTeste, importar, pago } from '#tests/helpers/boletos.ts';
import { fuso } from '#tests/helpers/financeiro.ts';
import { lerPix } from '#domains/financeiro/boletos/codigos/pix.ts';
import { pdfDeBoletos } from '#domains/financeiro/boletos/impressao/server/imprimir.ts';
import { obterBoleto } from '#domains/financeiro/boletos/lista/server/obter-boleto.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

test('where the return brings the address of the Pix, its code is made, kept with its identifier, shown and printed', async () => {
  const b = await boletoDeTeste(banco.db, c);
  const url = 'pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca25';
  const txid = 'PATIO2026000420300000000000001';
  const antes = ((await pdfDeBoletos(banco.db, [b.id])).corpo as Buffer).length;
  await importar(banco.db, [{ ...pago(b), movimento: '02', pagoCentavos: 0, pix: { url, txid } }]);
  const boleto = await obterBoleto(banco.db, b.id, await hojeNaEscola(banco.db, fuso), 'br');
  expect(boleto).toMatchObject({ situacao: 'registrada', comPix: true });
  // Amount and charges are the bank's to say: the code carries the address alone.
  expect(lerPix(boleto.pixDoBanco?.copiaECola ?? '')).toMatchObject({ url, chave: null, valorCentavos: null, txid: '***' });
  const { rows } = await sql<{ txid: string }>`select pix_txid as txid from boletos where id = ${b.id}`.execute(banco.db);
  expect(rows[0]?.txid).toBe(txid);
  expect(((await pdfDeBoletos(banco.db, [b.id])).corpo as Buffer).length).toBeGreaterThan(antes + 1_000);
  // A second return without Pix does not take it away.
  await importar(banco.db, [{ ...pago(b), movimento: '28', pagoCentavos: 0, tarifaCentavos: 190 }]);
  expect((await obterBoleto(banco.db, b.id, '2026-11-21', 'br')).comPix).toBe(true);
});
