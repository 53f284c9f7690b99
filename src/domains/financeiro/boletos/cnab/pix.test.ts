import { describe, expect, test } from 'vitest';
import { lerRetorno } from '../retornos/arquivos/cnab/ler-retorno.ts';
import { lerLinhas } from '../retornos/arquivos/cnab/linhas.ts';
import { pixDoRegistro, tipoDaChavePix } from './pix.ts';
import type { LinhaDeRetorno } from './retorno.ts';

/** A record written column by column, from the banks' manuals and not from the product's layouts. */
function registro(tamanho: number, ...partes: readonly (readonly [de: number, texto: string])[]): string {
  const colunas = Array.from({ length: tamanho }, () => ' ');
  for (const [de, texto] of partes) for (const [i, letra] of [...texto].entries()) colunas[de - 1 + i] = letra;
  return colunas.join('');
}
const url = 'pix.example.com/qr/v2/cobv/9d36b84fc70b478fb95c12729b90ca25';
const txid = 'PATIO2026000420300000000000001';
const zeros = (n: number): string => '0'.repeat(n);

async function ler(linhas: readonly string[]): Promise<LinhaDeRetorno[]> {
  const lidas: LinhaDeRetorno[] = [];
  for await (const item of lerRetorno(lerLinhas([Buffer.from(linhas.join('\r\n'), 'latin1')])))
    if (item.tipo === 'linha') lidas.push(item.linha);
  return lidas;
}

describe('the Pix of a hybrid slip in CNAB 240', () => {
  const arquivo = (banco: string, ...detalhes: string[]): string[] => [
    registro(240, [1, `${banco}00000`], [143, '2'], [144, '20112026'], [158, '000007']),
    registro(240, [1, `${banco}00011T01`]),
    ...detalhes,
    registro(240, [1, `${banco}00015`]),
    registro(240, [1, `${banco}99999`]),
  ];
  const tu = (banco: string, nn: string, movimento: string): string[] => [
    registro(240, [1, `${banco}00013`], [14, 'T'], [16, movimento], [banco === '033' ? 41 : 38, nn]),
    registro(240, [1, `${banco}00013`], [14, 'U'], [16, movimento], [138, '18112026']),
  ];
  const y = (banco: string, opcional: string, codigo = url): string =>
    registro(240, [1, `${banco}00013`], [14, 'Y'], [16, '02'], [18, opcional], [81, '5'], [82, codigo], [159, txid]);

  test.each(['001', '033', '104', '756'])('bank %s: segment Y-03 belongs to the charge before it', async (banco) => {
    const [comPix, sem] = await ler(
      arquivo(banco, ...tu(banco, '0000000010014', '02'), y(banco, '03'), ...tu(banco, '0000000010022', '02')),
    );
    expect(comPix?.pix).toEqual({ emv: null, url, txid });
    expect(sem?.pix).toBeNull();
  });

  test('another optional segment is none, a code stands as it is, and the last charge is not lost', async () => {
    const linhas = await ler(
      arquivo(
        '033',
        ...tu('033', '0000000010014', '02'),
        y('033', '01'),
        ...tu('033', '0000000010022', '02'),
        y('033', '03', '00020126BRCODE'),
      ),
    );
    expect(linhas.map((l) => l.pix)).toEqual([null, { emv: '00020126BRCODE', url: null, txid }]);
  });
});

test('Bradesco, CNAB 400: record 4 brings the address and the identifier', async () => {
  const [comPix, sem] = await ler([
    registro(400, [1, '02RETORNO01COBRANCA'], [27, zeros(20)], [77, '237'], [95, '201126'], [109, '00042']),
    ...['00000001001P', '000000010020'].flatMap((nn, i) => [
      registro(
        400,
        [1, '1'],
        [71, nn],
        [109, '02'],
        [111, '181126'],
        [147, '100227'],
        [153, zeros(13)],
        [176, zeros(13)],
        [228, zeros(52)],
      ),
      ...(i === 0 ? [registro(400, [1, '4'], [17, nn], [29, `https://${url}`], [106, txid])] : []),
    ]),
    registro(400, [1, '9201237']),
  ]);
  expect([comPix?.nossoNumero, comPix?.pix]).toEqual(['00000001001', { emv: null, url, txid }]);
  expect(sem?.pix).toBeNull();
});

test('what is neither a code nor an address is no Pix', () => {
  expect([pixDoRegistro(''), pixDoRegistro('000000000'), pixDoRegistro('sem barra'), pixDoRegistro('a b/c')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(pixDoRegistro('HTTPS://pix.example.com/a')).toEqual({ emv: null, url: 'pix.example.com/a', txid: null });
});

test('kinds of keys', () => {
  const chaves = ['52998224725', '11222333000181', '+5591988887777', 'pix@colegio.example', '123e4567-e12b-12d1-a456-426655440000'];
  expect(chaves.map(tipoDaChavePix)).toEqual(['1', '2', '3', '4', '5']);
});
