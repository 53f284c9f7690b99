import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { bancoDe, bancos, type Cobranca } from './bancos/index.ts';
import { dvBancoDoBrasil } from './bancos/banco-do-brasil.ts';
import { formatarLinhaDigitavel, lerLinhaDigitavel, linhaDigitavel, montarCodigoDeBarras } from './codigo-de-barras.ts';
import { fatorDoVencimento, vencimentoDoFator } from './fator-vencimento.ts';
import { barrasItf } from './itf.ts';

type Vetor = [
  banco: string,
  cobranca: Partial<Cobranca>,
  nossoNumero: string,
  vencimento: string,
  valor: number,
  codigo: string,
  linha: string,
];
const cobranca = (partes: Partial<Cobranca>): Cobranca => ({
  agencia: '0',
  conta: '0',
  convenio: '0',
  carteira: '0',
  complemento: '0',
  ...partes,
});

// Bank manuals, brcobranca and BoletoNetCore specs; the last seven follow from the same formulas in the cycle after 2025-02-22.
const vetores: Vetor[] = [
  [
    '001',
    { convenio: '1474166', carteira: '17' },
    '14741660000000328',
    '2016-07-05',
    224674,
    '00191684600002246740000001474166000000032817',
    '00190.00009 01474.166004 00000.328179 1 68460000224674',
  ],
  [
    '001',
    { convenio: '1234567', carteira: '17' },
    '12345670000000005',
    '2016-11-27',
    40000,
    '00191699100000400000000001234567000000000517',
    '00190.00009 01234.567004 00000.005173 1 69910000040000',
  ],
  [
    '001',
    { convenio: '123879', agencia: '4042', conta: '61900', carteira: '18' },
    '12387901234',
    '2008-02-01',
    13500,
    '00192376900000135001238790123440420006190018',
    '00191.23876 90123.440423 00061.900189 2 37690000013500',
  ],
  [
    '001',
    { convenio: '1238', agencia: '4042', conta: '61900', carteira: '18' },
    '12380123456',
    '2008-02-01',
    13500,
    '00191376900000135001238012345640420006190018',
    '00191.23801 12345.640424 00061.900189 1 37690000013500',
  ],
  [
    '341',
    { agencia: '0057', conta: '12345', carteira: '110' },
    '12345678',
    '2002-05-01',
    12345,
    '34196166700000123451101234567880057123457000',
    '34191.10121 34567.880058 71234.570001 6 16670000012345',
  ],
  [
    '341',
    { agencia: '1248', conta: '02124', carteira: '109' },
    '00010152',
    '2029-05-20',
    675787,
    '34194254800006757871090001015271248021246000',
    '34191.09008 01015.271248 80212.460002 4 25480000675787',
  ],
  [
    '341',
    { agencia: '0810', conta: '53678', carteira: '175' },
    '00258281',
    '2008-02-02',
    13500,
    '34191377000000135001750025828170810536789000',
    '34191.75009 25828.170818 05367.890000 1 37700000013500',
  ],
  [
    '237',
    { agencia: '1172', conta: '0403005', carteira: '06' },
    '00075896452',
    '2009-04-30',
    295295,
    '23795422300002952951172060007589645204030050',
    '23791.17209 60007.589645 52040.300502 5 42230000295295',
  ],
  [
    '237',
    { agencia: '1234', conta: '123456', carteira: '09' },
    '00000000453',
    '2016-09-01',
    14150,
    '23791690400000141501234090000000045301234560',
    '23791.23405 90000.000043 53012.345608 1 69040000014150',
  ],
  [
    '033',
    { convenio: '1899775', carteira: '102' },
    '000009000272',
    '2012-09-08',
    5400,
    '03393545000000054009189977500000900027250102',
    '03399.18997 77500.000904 00272.501024 3 54500000005400',
  ],
  [
    '033',
    { convenio: '1234567', carteira: '101' },
    '000000000453',
    '2016-09-01',
    14150,
    '03398690400000141509123456700000000045370101',
    '03399.12347 56700.000005 00453.701013 8 69040000014150',
  ],
  [
    '033',
    { convenio: '0282033', carteira: '101' },
    '566612457800',
    '2003-05-15',
    27371,
    '03398204600000273719028203356661245780020101',
    '03399.02827 03356.661243 57800.201014 8 20460000027371',
  ],
  [
    '104',
    { convenio: '005507', carteira: '14' },
    '14222333777777777',
    '2006-08-23',
    32112,
    '10494324200000321120055077222133347777777771',
    '10490.05505 77222.133348 77777.777713 4 32420000032112',
  ],
  [
    '104',
    { convenio: '123456', carteira: '14' },
    '14000000000000002',
    '2016-09-15',
    10000,
    '10498691800000100001234560000100040000000021',
    '10491.23456 60000.100044 00000.000216 8 69180000010000',
  ],
  [
    '756',
    { agencia: '4327', convenio: '229385', carteira: '1', complemento: '01' },
    '0000002',
    '2016-02-18',
    5000,
    '75692670800000050001432701022938500000024001',
    '75691.43279 01022.938508 00000.240010 2 67080000005000',
  ],
  [
    '756',
    { agencia: '4277', convenio: '172278', carteira: '1', complemento: '01' },
    '0000004',
    '2016-11-10',
    30000,
    '75691697400000300001427701017227800000040001',
    '75691.42776 01017.227800 00000.400010 1 69740000030000',
  ],
  [
    '748',
    { agencia: '0165', complemento: '02', convenio: '00623', carteira: '1' },
    '07200003',
    '2007-12-20',
    15035,
    '74891372600000150351107200003101650200623108',
    '74891.10721 00003.101656 02006.231084 1 37260000015035',
  ],
  [
    '748',
    { agencia: '0710', complemento: '65', convenio: '00129', carteira: '3' },
    '16208879',
    '2016-08-22',
    19557,
    '74891689400000195573116208879307106500129105',
    '74893.11626 08879.307109 65001.291056 1 68940000019557',
  ],
  [
    '748',
    { agencia: '0156', complemento: '05', convenio: '85305', carteira: '1' },
    '19200006',
    '2019-12-19',
    20000,
    '74895810800000200001119200006401560585305104',
    '74891.11927 00006.401566 05853.051042 5 81080000020000',
  ],
  [
    '001',
    { convenio: '1474166', carteira: '17' },
    '14741660000001001',
    '2027-02-10',
    125090,
    '00198171800001250900000001474166000000100117',
    '00190.00009 01474.166004 00001.001171 8 17180000125090',
  ],
  [
    '341',
    { agencia: '1248', conta: '02124', carteira: '109' },
    '00001001',
    '2027-02-10',
    125090,
    '34191171800001250901090000100171248021246000',
    '34191.09008 00100.171248 80212.460002 1 17180000125090',
  ],
  [
    '237',
    { agencia: '1234', conta: '123456', carteira: '09' },
    '00000001001',
    '2027-02-10',
    125090,
    '23793171800001250901234090000000100101234560',
    '23791.23405 90000.000100 01012.345607 3 17180000125090',
  ],
  [
    '033',
    { convenio: '1234567', carteira: '101' },
    '000000001001',
    '2027-02-10',
    125090,
    '03391171800001250909123456700000000100140101',
    '03399.12347 56700.000005 01001.401015 1 17180000125090',
  ],
  [
    '104',
    { convenio: '123456', carteira: '14' },
    '14000000000001001',
    '2027-02-10',
    125090,
    '10496171800001250901234560000100040000010019',
    '10491.23456 60000.100044 00000.100198 6 17180000125090',
  ],
  [
    '756',
    { agencia: '4277', convenio: '172278', carteira: '1', complemento: '01' },
    '0001001',
    '2027-02-10',
    125090,
    '75695171800001250901427701017227800010018001',
    '75691.42776 01017.227800 00100.180017 5 17180000125090',
  ],
  [
    '748',
    { agencia: '0156', complemento: '05', convenio: '85305', carteira: '1' },
    '26201001',
    '2027-02-10',
    125090,
    '74896171800001250901126201001201560585305100',
    '74891.12628 01001.201563 05853.051000 6 17180000125090',
  ],
];

describe('barcode and typed line of each bank', () => {
  test.each(vetores)('%s %j %s', (codigoDoBanco, partes, nossoNumero, vencimento, valor, codigo, linha) => {
    const banco = bancoDe(codigoDoBanco);
    if (!banco) throw new Error(codigoDoBanco);
    const campoLivre = banco.campoLivre(cobranca(partes), nossoNumero, centavos(valor));
    const montado = montarCodigoDeBarras({ banco: codigoDoBanco, vencimento, valorCentavos: centavos(valor), campoLivre });
    expect(montado).toBe(codigo);
    expect(formatarLinhaDigitavel(linhaDigitavel(montado))).toBe(linha);
    expect(lerLinhaDigitavel(linha, vencimento)).toEqual({ codigo, banco: codigoDoBanco, vencimento, valorCentavos: valor });
  });

  test('the sequences of the vectors give their nosso número', () => {
    const de = (codigo: string, partes: Partial<Cobranca>, sequencial: number, ano: number): string | undefined =>
      bancoDe(codigo)?.nossoNumero(cobranca(partes), sequencial, ano);
    expect(de('001', { convenio: '1474166' }, 328, 2016)).toBe('14741660000000328');
    expect(de('001', { convenio: '123879' }, 1234, 2008)).toBe('12387901234');
    expect(de('104', {}, 2, 2016)).toBe('14000000000000002');
    expect(de('748', {}, 3, 2007)).toBe('07200003');
  });
});

describe('check digits', () => {
  test.each([
    [453, 'P'],
    [561, '7'],
    [456, '4'],
    [445, '9'],
  ])('Bradesco 09/%i → %s', (n, dv) => expect(bancoDe('237')?.dv(cobranca({ carteira: '09' }), String(n).padStart(11, '0'))).toBe(dv));
  test.each([
    ['4042', '8'],
    ['61900', '0'],
    ['0719', '6'],
  ])('Banco do Brasil %s → %s', (texto, dv) => expect(dvBancoDoBrasil(texto)).toBe(dv));
  test('Sicoob 4327/229385', () => {
    const dvs = Array.from({ length: 9 }, (_, i) =>
      bancoDe('756')?.dv(cobranca({ agencia: '4327', convenio: '229385' }), String(i + 1).padStart(7, '0')),
    );
    expect(dvs.join('')).toBe('741963085');
  });
  test('Santander 453 → 7', () => expect(bancoDe('033')?.impresso(cobranca({}), '000000000453')).toBe('000000000453-7'));
});

describe('a typed line that does not hold is refused', () => {
  test.each([
    ['an edited amount with the general digit kept', '34191.10121 34567.880058 71234.570001 6 16670000099999'],
    ['one digit of field 2 edited', '34191.10121 34567.880158 71234.570001 6 16670000012345'],
    ['46 digits', '34191.10121 34567.880058 71234.570001 6 1667000001234'],
    ['48 digits', '34191.10121 34567.880058 71234.570001 6 166700000123450'],
    ['letters', '34191.1012A 34567.880058 71234.570001 6 16670000012345'],
  ])('%s', (_, linha) => expect(lerLinhaDigitavel(linha, '2026-11-20')).toBeNull());

  test('single-digit errors are caught as often as the format can', () => {
    // The general digit folds 0, 10 and 11 into 1, so the format itself cannot catch them all.
    let tentativas = 0;
    let achadas = 0;
    for (const [, , , vencimento, , , linha] of vetores) {
      const digitos = linha.replace(/\D/g, '');
      for (let i = 0; i < digitos.length; i += 1)
        for (let d = 0; d <= 9; d += 1) {
          if (String(d) === digitos[i]) continue;
          tentativas += 1;
          if (lerLinhaDigitavel(digitos.slice(0, i) + d + digitos.slice(i + 1), vencimento) === null) achadas += 1;
        }
    }
    expect(achadas / tentativas).toBeGreaterThan(0.97);
  });
});

describe('due-date factor', () => {
  test.each([
    ['2000-07-03', '1000'],
    ['2000-07-04', '1001'],
    ['2010-11-17', '4789'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2025-02-23', '1001'],
    ['2026-11-20', '1636'],
    ['2026-12-10', '1656'],
    ['2027-01-10', '1687'],
    ['2027-02-10', '1718'],
    ['2027-12-10', '2021'],
    ['2049-10-13', '9999'],
    ['2049-10-14', '1000'],
  ])('%s is %s', (data, fator) => expect(fatorDoVencimento(data)).toBe(fator));
  test('reads back any date near today', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 5500 }), fc.integer({ min: 0, max: 20_000 }), (longe, passo) => {
        const hoje = somarDias('2010-01-01', passo);
        const data = somarDias(hoje, longe);
        expect(vencimentoDoFator(fatorDoVencimento(data), hoje)).toBe(data);
      }),
    );
  });
  test('a factor outside the window, 0000 and nonsense name no date', () => {
    expect(vencimentoDoFator('0000', '2026-11-20')).toBeNull();
    expect(vencimentoDoFator('999', '2026-11-20')).toBeNull();
    expect(vencimentoDoFator(fatorDoVencimento(somarDias('2026-11-20', -3250)), '2026-11-20')).toBeNull();
  });
});

describe('every bank, any number', () => {
  test.each(bancos.map((banco) => [banco.codigo, banco] as const))('%s makes a line that reads back', (_, banco) => {
    const conta = cobranca(
      Object.fromEntries(Object.entries(banco.campos).map(([campo, tamanho]) => [campo, '1'.repeat(tamanho)])) as Partial<Cobranca>,
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 999_999_999 }), (bruto, valor) => {
        const sequencial = Math.min(bruto, banco.sequencialMaximo(conta));
        const campoLivre = banco.campoLivre(conta, banco.nossoNumero(conta, sequencial, 2026), centavos(valor));
        expect(campoLivre).toMatch(/^\d{25}$/);
        const codigo = montarCodigoDeBarras({ banco: banco.codigo, vencimento: '2026-12-10', valorCentavos: centavos(valor), campoLivre });
        expect(lerLinhaDigitavel(linhaDigitavel(codigo), '2026-11-20')).toMatchObject({
          codigo,
          valorCentavos: valor,
          vencimento: '2026-12-10',
        });
      }),
      { numRuns: 50 },
    );
  });
});

test('the ITF bars of 44 digits: start, five bars and five spaces a pair, stop', () => {
  const barras = barrasItf(vetores[0]?.[5] ?? '');
  expect(barras).toHaveLength(4 + 22 * 10 + 3);
  expect(barrasItf('01').join('')).toBe('1111' + '1211212112' + '211');
  expect(() => barrasItf('123')).toThrow(RangeError);
});
