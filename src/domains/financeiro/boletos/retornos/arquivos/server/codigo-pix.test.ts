import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { boletoDeTeste, type Cobranca, cobrancaDeTeste, estadoDe, importar, linhasDo, pago } from '#tests/helpers/boletos.ts';
import { pixDinamico } from '#domains/financeiro/boletos/codigos/pix.ts';
import { codigoPixDoBanco } from './codigo-pix.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const escola = { nome: 'Colégio Exemplo', cidade: 'Belém' };
const url = 'pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca25';
const bom = pixDinamico({ url, nome: 'ESCOLA MODELO', cidade: 'BELEM' });
const invalido = { emv: null, txid: null, pixInvalido: true };

test('only a code that reads as one, checksum and all, is kept', () => {
  expect(codigoPixDoBanco({ emv: bom, url: null, txid: 'T1' }, escola)).toEqual({ emv: bom, txid: 'T1', pixInvalido: false });
  expect(codigoPixDoBanco({ emv: `${bom.slice(0, -4)}DEAD`, url: null, txid: 'T1' }, escola)).toEqual(invalido);
  expect(codigoPixDoBanco({ emv: bom.slice(0, -1), url: null, txid: null }, escola)).toEqual(invalido);
  // The checksum is right, a length inside is not (handbook brazil.md §2.9).
  const tamanhoErrado =
    '00020126360014BR.GOV.BCB.PIX0114+5511943214321520400005303986540566.665802BR5907EMPRESA6008BRASILIA62080503***6304170E';
  expect(codigoPixDoBanco({ emv: tamanhoErrado, url: null, txid: null }, escola)).toEqual(invalido);
  expect(codigoPixDoBanco({ emv: null, url: `pix.example.com/${'a'.repeat(80)}`, txid: null }, escola)).toEqual(invalido);
  expect(codigoPixDoBanco(null, escola)).toEqual({ ...invalido, pixInvalido: false });
});

test('a corrupt code is told in the queue, the registration stands, and the right one is taken when it comes', async () => {
  const b = await boletoDeTeste(banco.db, c);
  const registro = { ...pago(b), movimento: '02', pagoCentavos: 0 };
  const emvDe = async (): Promise<string | null | undefined> =>
    (await sql<{ emv: string | null }>`select pix_emv as emv from boletos where id = ${b.id}`.execute(banco.db)).rows[0]?.emv;
  // 77 columns of the segment hold no code of such a length: it is cut, and is none.
  const [linha] = await linhasDo(banco.db, await importar(banco.db, [{ ...registro, pix: { url: `${bom.slice(0, 73)}DEAD`, txid: 'T' } }]));
  expect(linha).toMatchObject({ resultado: 'excecao', problema: 'PIX_CORROMPIDO' });
  expect(await estadoDe(banco.db, b)).toMatchObject({ boleto: 'registrada' });
  expect(await emvDe()).toBeNull();
  const [repetida] = await linhasDo(banco.db, await importar(banco.db, [{ ...registro, pix: { url, txid: 'T' } }]));
  expect(repetida?.resultado).toBe('aplicada');
  expect(await emvDe()).toContain(url);
});
