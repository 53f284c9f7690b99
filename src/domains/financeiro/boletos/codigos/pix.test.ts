import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { crc16, lerPix, pixDinamico, pixEstatico } from './pix.ts';

const exemploDoBanco =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

test('CRC-16/CCITT-FALSE check value', () => expect(crc16('123456789')).toBe('29B1'));

describe('static BR Code', () => {
  test('the example of the central bank', () =>
    expect(pixEstatico({ chave: '123e4567-e12b-12d1-a456-426655440000', nome: 'Fulano de Tal', cidade: 'BRASILIA' })).toBe(exemploDoBanco));
  test('with amount, description and txid', () =>
    expect(
      pixEstatico({
        chave: '11222333000181',
        nome: 'ESCOLA MODELO',
        cidade: 'BELÉM',
        valorCentavos: centavos(125_090),
        descricao: 'Mensalidade 02/2027',
        txid: 'MENS202702A0001',
      }),
    ).toBe(
      '00020126590014br.gov.bcb.pix0114112223330001810219Mensalidade 02/202752040000530398654071250.905802BR5913ESCOLA MODELO6005BELEM62190515MENS202702A00016304FBE2',
    ));
  test('the description gives way to the account’s limit, the key never', () => {
    const codigo = pixEstatico({ chave: 'a'.repeat(60), nome: 'E', cidade: 'B', descricao: 'x'.repeat(60) });
    expect(lerPix(codigo)).toMatchObject({ chave: 'a'.repeat(60) });
    expect(() => pixEstatico({ chave: 'a'.repeat(80), nome: 'E', cidade: 'B' })).toThrow(RangeError);
    expect(() => pixEstatico({ chave: 'a', nome: 'E', cidade: 'B', txid: 'not allowed' })).toThrow(RangeError);
  });
});

test('dynamic BR Code', () => {
  expect(pixDinamico({ url: 'pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca25', nome: 'ESCOLA MODELO', cidade: 'BELEM' })).toBe(
    '00020101021226810014br.gov.bcb.pix2559pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5913ESCOLA MODELO6005BELEM62070503***6304' +
      crc16(
        '00020101021226810014br.gov.bcb.pix2559pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5913ESCOLA MODELO6005BELEM62070503***6304',
      ),
  );
  expect(() => pixDinamico({ url: 'https://pix.example.com', nome: 'E', cidade: 'B' })).toThrow(RangeError);
});

describe('reading', () => {
  test.each([
    ['static', exemploDoBanco, { chave: '123e4567-e12b-12d1-a456-426655440000', valorCentavos: null, txid: '***' }],
    [
      'dynamic',
      '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB',
      { url: 'pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99', nome: 'EMPRESA', cidade: 'SAO PAULO' },
    ],
    [
      'dynamic without point of initiation',
      '00020126810014br.gov.bcb.pix2559pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5913ESCOLA MODELO6005BELEM62070503***63045EDB',
      { url: 'pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca25' },
    ],
  ])('%s', (_, texto, lido) => expect(lerPix(texto)).toMatchObject(lido));

  // Codes that banks and till systems write, beside what the manual recommends.
  const com = (meio: string): string => `00020126360014BR.GOV.BCB.PIX0114+5511943214321520400005303986${meio}62070503***6304`;
  const semCrc = com('5802BR5905MARIA6005BELEM');
  const emUtf8 = (texto: string): string => crc16(String.fromCharCode(...new TextEncoder().encode(texto)));
  const acentuado = semCrc.replace('5905MARIA', '5904JOSÉ');
  const contadoEmBytes = semCrc.replace('5905MARIA', '5905JOSÉ');
  const umaCasa = semCrc.replace('5802BR', '540412.55802BR');
  test.each([
    ['one decimal', umaCasa + crc16(umaCasa), { valorCentavos: 1250 }],
    ['a CRC in small letters', semCrc + crc16(semCrc).toLowerCase(), { nome: 'MARIA' }],
    ['an accent, as UTF-8', acentuado + emUtf8(acentuado), { nome: 'JOSÉ', cidade: 'BELEM' }],
    ['an accent, as UTF-8 with its length in bytes', contadoEmBytes + emUtf8(contadoEmBytes), { nome: 'JOSÉ', cidade: 'BELEM' }],
    ['an accent, as Latin-1', acentuado + crc16(acentuado), { nome: 'JOSÉ' }],
  ])('%s is read', (_, texto, lido) => expect(lerPix(texto)).toMatchObject(lido));

  test.each([
    ['a changed CRC', exemploDoBanco.replace(/1D3D$/, '1D3E')],
    [
      'a length that lies although the CRC holds',
      '00020126360014BR.GOV.BCB.PIX0114+5511943214321520400005303986540566.665802BR5907EMPRESA6008BRASILIA62080503***6304170E',
    ],
    ['nothing', ''],
  ])('%s is refused', (_, texto) => expect(lerPix(texto)).toBeNull());

  test('any static code reads back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.stringMatching(/^[A-Za-z0-9]{1,25}$/), (valor, txid) => {
        const codigo = pixEstatico({
          chave: '11222333000181',
          nome: 'Colégio Exemplo',
          cidade: 'Belém',
          valorCentavos: centavos(valor),
          txid,
        });
        expect(lerPix(codigo)).toEqual({
          chave: '11222333000181',
          url: null,
          nome: 'Colegio Exemplo',
          cidade: 'Belem',
          valorCentavos: valor,
          txid,
        });
      }),
    );
  });
});
