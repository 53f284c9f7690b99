import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { bancoDe, type Cobranca } from '#domains/financeiro/boletos/codigos/bancos/index.ts';
import { camposDoPedido, camposDoRemetente } from './campos-remessa.ts';
import { escreverRemessa } from './escrever-remessa.ts';
import { layoutRemessa240 } from './layouts-remessa-240.ts';
import { layoutRemessa400 } from './layouts-remessa-400.ts';
import { lerRegistro, type Registro } from '#domains/financeiro/boletos/cnab/registro.ts';
import type { PedidoNaRemessa, Remetente } from './remessa.ts';

const cobrancas: Record<string, Cobranca> = {
  '001': { agencia: '1234', conta: '56789', convenio: '1474166', carteira: '17', complemento: '' },
  '033': { agencia: '1234', conta: '130012345', convenio: '1234567', carteira: '101', complemento: '' },
  '104': { agencia: '1234', conta: '', convenio: '123456', carteira: '14', complemento: '' },
  '237': { agencia: '1234', conta: '123456', convenio: '4321', carteira: '09', complemento: '' },
  '341': { agencia: '1248', conta: '02124', convenio: '', carteira: '109', complemento: '' },
  '748': { agencia: '0156', conta: '12345', convenio: '85305', carteira: '1', complemento: '05' },
  '756': { agencia: '4277', conta: '417270', convenio: '172278', carteira: '1', complemento: '01' },
};
const remetente = (banco: string, partes: Partial<Remetente> = {}): Remetente => ({
  bancoCodigo: banco,
  bancoNome: 'Banco',
  empresa: 'Colégio Exemplo',
  empresaDocumento: '11222333000181',
  cobranca: cobrancas[banco] as Cobranca,
  agenciaDv: '3',
  contaDv: '7',
  codigoTransmissao: '123400001300123',
  nsa: 42,
  geradoEm: '2026-11-20',
  geradoAs: '153000',
  pixHibrido: false,
  pixChave: '',
  homologacao: false,
  ...partes,
});
const pedido = (banco: string, partes: Partial<PedidoNaRemessa> = {}): PedidoNaRemessa => {
  const cobranca = cobrancas[banco] as Cobranca;
  const nossoNumero = bancoDe(banco)?.nossoNumero(cobranca, 1001, 2026) ?? '';
  return {
    movimento: 'entrada',
    nossoNumero,
    nossoNumeroDv: bancoDe(banco)?.dv(cobranca, nossoNumero) ?? '',
    identificador: 'B000000000077',
    numeroDocumento: '2026-00042/03',
    documento: '2026-11-20',
    vencimento: '2027-02-10',
    limite: '2027-02-10',
    valorCentavos: centavos(125_090),
    baseJurosCentavos: centavos(125_090),
    descontoCentavos: centavos(6_255),
    multaPercentual: '2.0000',
    jurosPercentualMes: '1.0000',
    especie: 'ME',
    aceite: false,
    diasBaixa: 60,
    instrucoes: ['Não receber após 60 dias', ''],
    pagador: {
      documento: '52998224725',
      nome: 'Marcos Antônio Lobato',
      logradouro: 'Travessa São Pedro',
      numero: '120',
      complemento: 'apto 31',
      bairro: 'Umarizal',
      cep: '66050360',
      cidade: 'Belém',
      uf: 'PA',
    },
    ...partes,
  };
};
const coluna = (linha: string | undefined, de: number, ate = de): string => (linha ?? '').slice(de - 1, ate);
const de240 = Object.keys(cobrancas).filter((banco) => layoutRemessa240(banco, cobrancas[banco]?.convenio ?? ''));
const de400 = Object.keys(cobrancas).filter((banco) => layoutRemessa400(banco));
const linhasDe = (banco: string, pedidos: PedidoNaRemessa[], partes: Partial<Remetente> = {}): string[] =>
  escreverRemessa(de400.includes(banco) ? 'cnab400' : 'cnab240', remetente(banco, partes), pedidos)
    .split('\r\n')
    .slice(0, -1);

test('seven banks, each with its file', () => {
  expect([de240.toSorted(), de400.toSorted()]).toEqual([['001', '033', '104', '748', '756'].toSorted(), ['237', '341']]);
  expect(() => escreverRemessa('cnab400', remetente('001'), [])).toThrow(RangeError);
});

describe.each(de240)('CNAB 240 of %s', (banco) => {
  const linhas = linhasDe(banco, [
    pedido(banco),
    pedido(banco, { movimento: 'baixa' }),
    pedido(banco, { multaPercentual: '0.0000', instrucoes: [] }),
  ]);
  test('records of 240 columns, in order, counted in both trailers', () => {
    expect(new Set(linhas.map((l) => l.length))).toEqual(new Set([240]));
    expect(linhas.map((l) => coluna(l, 1, 3))).toEqual(linhas.map(() => banco));
    expect(linhas.map((l) => coluna(l, 8) + coluna(l, 14)).join(' ')).toMatch(/^0  10 3P 3Q 3R 3P 3P 3Q 5  9 $/);
    expect(linhas.filter((l) => coluna(l, 8) === '3').map((l) => coluna(l, 9, 13))).toEqual([
      '00001',
      '00002',
      '00003',
      '00004',
      '00005',
      '00006',
    ]);
    expect(coluna(linhas.at(-2), 18, 23)).toBe('000008');
    expect(coluna(linhas.at(-1), 4, 8) + coluna(linhas.at(-1), 18, 29)).toBe('99999000001000010');
  });
  test('what FEBRABAN V10.6 prints stands in its columns', () => {
    const [cabecalho, lote, p, q, r, baixa] = linhas;
    expect([coluna(cabecalho, 143), coluna(cabecalho, 144, 151), coluna(cabecalho, 158, 163)]).toEqual(['1', '20112026', '000042']);
    expect([coluna(lote, 9, 11), coluna(lote, 74, 103).trim(), coluna(lote, 184, 199)]).toEqual([
      'R01',
      'COLEGIO EXEMPLO',
      '0000004220112026',
    ]);
    expect([coluna(p, 16, 17), coluna(p, 63, 77).trim(), coluna(p, 78, 85), coluna(p, 86, 100)]).toEqual([
      '01',
      // Caixa has eleven columns for it.
      banco === '104' ? '20260004203' : '2026-00042/03',
      '10022027',
      '000000000125090',
    ]);
    // Interest by the month from the day after, discount in money until the due date, closed after 60 days.
    expect([coluna(p, 110, 117), coluna(p, 118, 141), coluna(p, 142, 165)]).toEqual([
      '20112026',
      // Santander's rates of interest have five decimals (note 18): two would make 1 % a month a thousandth of it.
      `211022027${banco === '033' ? '000000000100000' : '000000000000100'}`,
      '110022027000000000006255',
    ]);
    expect([coluna(p, 196, 220).trim(), coluna(p, 221), coluna(p, 224, 227)]).toEqual([
      'B000000000077',
      // At Santander 3 hands the slip to the profile of protest that the bank keeps.
      banco === '033' ? '0' : '3',
      // Banco do Brasil and Sicoob give back as was agreed with them.
      ({ '001': '0000', '756': '0   ' } as Record<string, string>)[banco] ?? '1060',
    ]);
    expect([coluna(q, 18), coluna(q, 19, 33), coluna(q, 34, 73).trim(), coluna(q, 129, 136), coluna(q, 152, 153)]).toEqual([
      '1',
      '000052998224725',
      'MARCOS ANTONIO LOBATO',
      '66050360',
      'PA',
    ]);
    expect([coluna(r, 66), coluna(r, 67, 74), coluna(r, 75, 89), coluna(r, 100, 139).trim()]).toEqual([
      '2',
      '11022027',
      '000000000000200',
      // Sicredi prints no messages.
      banco === '748' ? '' : 'NAO RECEBER APOS 60 DIAS',
    ]);
    expect(coluna(baixa, 16, 17)).toBe('02');
  });
});

test('where each bank wants the nosso número, and its own words', () => {
  const p = (banco: string): string | undefined => linhasDe(banco, [pedido(banco)])[2];
  expect(coluna(p('001'), 38, 58)).toBe('14741660000001001   7');
  expect(coluna(p('033'), 45, 57)).toBe('0000000010014');
  expect(coluna(p('104'), 24, 29) + coluna(p('104'), 41, 57)).toBe('12345614000000000001001');
  expect(coluna(p('756'), 38, 57)).toBe('000001001801014     ');
  expect(coluna(p('748'), 38, 57)).toBe('262010012           ');
  expect(coluna(linhasDe('001', [])[0], 33, 52)).toBe('001474166001417019  ');
  expect(coluna(linhasDe('033', [])[0], 33, 47)).toBe('123400001300123');
  expect(coluna(linhasDe('104', [])[1], 34, 39)).toBe('123456');
});

test('Caixa with a beneficiary of seven digits: another version, and its code once in the lot', () => {
  const sete = { ...(cobrancas['104'] as Cobranca), convenio: '1234567' };
  const [cabecalho, lote, p] = linhasDe('104', [pedido('104')], { cobranca: sete });
  expect([coluna(cabecalho, 59, 72), coluna(cabecalho, 164, 166)]).toEqual(['12345670000000', '107']);
  expect([coluna(lote, 12, 16), coluna(lote, 34, 53), coluna(lote, 60, 73)]).toEqual(['00067', '12345670000000000000', '00000000000000']);
  expect(coluna(p, 24, 40)).toBe('12345670000000000');
});

test('an account that was registered with days that its bank does not know asks for the nearest', () => {
  const dias = (banco: string, diasBaixa: number) => coluna(linhasDe(banco, [pedido(banco, { diasBaixa })])[2], 224, 227);
  expect([0, 3, 90, 365].map((d) => dias('104', d))).toEqual(['1120', '1005', '1090', '1120']);
  expect([0, 90].map((d) => dias('748', d))).toEqual(['1060', '1060']);
  expect([0, 60].map((d) => dias('033', d))).toEqual(['2000', '1060']);
});

test('Santander: a message without a fine goes as a percentage of zero, for no code says that there is none', () => {
  const r = linhasDe('033', [pedido('033', { multaPercentual: '0.0000' })])[4];
  expect([coluna(r, 14), coluna(r, 42, 65).trim(), coluna(r, 66, 89)]).toEqual(['R', '', '211022027000000000000000']);
});

describe('CNAB 400', () => {
  test('Itaú: columns of the manual of Jul/2021, fine in record 2', () => {
    const linhas = linhasDe('341', [pedido('341')]);
    const [cabecalho, detalhe, multa, fim] = linhas;
    expect(new Set(linhas.map((l) => l.length))).toEqual(new Set([400]));
    expect(coluna(cabecalho, 1, 19)).toBe('01REMESSA01COBRANCA');
    expect([coluna(cabecalho, 27, 38), coluna(cabecalho, 77, 94).trim(), coluna(cabecalho, 95, 100)]).toEqual([
      '124800021247',
      '341BANCO ITAU SA',
      '201126',
    ]);
    expect([
      coluna(detalhe, 2, 17),
      coluna(detalhe, 38, 62).trim(),
      coluna(detalhe, 63, 70),
      coluna(detalhe, 84, 86),
      coluna(detalhe, 108, 110),
    ]).toEqual(['0211222333000181', 'B000000000077', '00001001', '109', 'I01']);
    expect([coluna(detalhe, 121, 126), coluna(detalhe, 127, 139), coluna(detalhe, 140, 142), coluna(detalhe, 148, 150)]).toEqual([
      '100227',
      '0000000125090',
      '341',
      '04N',
    ]);
    // 1 % a month of 1.250,90 is 0,42 a day.
    expect([coluna(detalhe, 161, 173), coluna(detalhe, 174, 192), coluna(detalhe, 219, 234)]).toEqual([
      '0000000000042',
      '1002270000000006255',
      '0100052998224725',
    ]);
    expect([coluna(multa, 1, 23), coluna(fim, 1), coluna(fim, 395, 400)]).toEqual(['22110220270000000000200', '9', '000004']);
  });
  test('the days until the bank writes a title off, as each bank is told them; none with a write-off, none for 0', () => {
    const dias = (banco: string, partes: Partial<PedidoNaRemessa>) => {
      const detalhe = linhasDe(banco, [pedido(banco, partes)])[1];
      return banco === '341' ? coluna(detalhe, 157, 160) + coluna(detalhe, 392, 393) : coluna(detalhe, 157, 160);
    };
    expect([dias('341', {}), dias('341', { diasBaixa: 0 }), dias('341', { movimento: 'baixa' })]).toEqual(['920060', '000000', '000000']);
    expect([dias('237', { diasBaixa: 5 }), dias('237', { diasBaixa: 0 }), dias('237', { movimento: 'baixa' })]).toEqual([
      '1805',
      '0000',
      '0000',
    ]);
  });
  test('Itaú with the bank’s Pix: occurrence 71 and the key as it is', () => {
    const linhas = linhasDe('341', [pedido('341')], { pixHibrido: true, pixChave: 'pix@colegio.example' });
    expect(coluna(linhas[1], 109, 110)).toBe('71');
    expect(coluna(linhas[3], 1, 78).trimEnd()).toBe('3pix@colegio.example');
  });
  test('Santander with the bank’s Pix: segment Y-03 after each entry, counted, and never with a write-off', () => {
    const linhas = linhasDe('033', [pedido('033'), pedido('033', { movimento: 'baixa' })], {
      pixHibrido: true,
      pixChave: 'pix@colegio.example',
    });
    const [y, ...outros] = linhas.filter((l) => l[13] === 'Y');
    expect(outros).toEqual([]);
    expect([coluna(y, 8, 8), coluna(y, 9, 13), coluna(y, 16, 19)]).toEqual(['3', '00004', '0103']);
    expect([coluna(y, 81, 81), coluna(y, 82, 158).trimEnd()]).toEqual(['4', 'pix@colegio.example']);
    expect(coluna(linhas.at(-1), 24, 29)).toBe(String(linhas.length).padStart(6, '0'));
    expect(linhasDe('033', [pedido('033')]).some((l) => l[13] === 'Y')).toBe(false);
  });
  test('Bradesco: company, fine and number in the detail', () => {
    const [cabecalho, detalhe, fim] = linhasDe('237', [pedido('237')]);
    expect([coluna(cabecalho, 27, 46), coluna(cabecalho, 109, 117)]).toEqual(['00000000000000004321', 'MX0000042']);
    expect([coluna(detalhe, 21, 37), coluna(detalhe, 66, 70), coluna(detalhe, 71, 82), coluna(detalhe, 93, 94)]).toEqual([
      '00090123401234567',
      '20200',
      `00000001001${bancoDe('237')?.dv(cobrancas['237'] as Cobranca, '00000001001')}`,
      '2 ',
    ]);
    // No notice of a direct debit.
    expect(coluna(detalhe, 95, 108)).toBe('           2  ');
    expect([coluna(detalhe, 109, 110), coluna(detalhe, 111, 120), coluna(fim, 395, 400)]).toEqual(['01', '0260004203', '000003']);
  });
});

describe('the slip of an overdue title: charges stand in its value, and bear no interest', () => {
  // 11.083,33 of which 10.000,00 bears 1 % a month: 3,33 a day, not 3,69.
  const vencido = (banco: string) =>
    pedido(banco, {
      valorCentavos: centavos(1_108_333),
      baseJurosCentavos: centavos(1_000_000),
      descontoCentavos: centavos(0),
      multaPercentual: '0.0000',
    });
  test.each(de240)('CNAB 240 of %s: the money of a day (C018, code 1)', (banco) => {
    const p = linhasDe(banco, [vencido(banco)])[2];
    expect([coluna(p, 118), coluna(p, 127, 141)]).toEqual(['1', '000000000000333']);
  });
  test.each(de400)('CNAB 400 of %s', (banco) => {
    expect(coluna(linhasDe(banco, [vencido(banco)])[1], 161, 173)).toBe('0000000000333');
  });
});

describe('round trip', () => {
  const nomes = fc.string({ unit: fc.constantFrom(...'ABC ÉçÑ7-/ª€'), maxLength: 50 });
  const dinheiro = fc.integer({ min: 1, max: 9_999_999 });
  const arbitrario = fc.record({
    valor: dinheiro,
    nome: nomes,
    logradouro: nomes,
    dias: fc.integer({ min: 0, max: 99 }),
    vencimento: fc.constantFrom('2027-01-31', '2028-02-29', '2026-12-31'),
  });
  test.each([...de240, ...de400])('what is written into a record of %s is read from it', (banco) => {
    const layout240 = layoutRemessa240(banco, cobrancas[banco]?.convenio ?? '');
    const layout = layout240 ?? layoutRemessa400(banco);
    const registro = (layout240?.segmentoP ?? layoutRemessa400(banco)?.detalhe) as Registro;
    if (!layout) throw new Error('no layout');
    fc.assert(
      fc.property(arbitrario, ({ valor, nome, logradouro, dias, vencimento }) => {
        const p = pedido(banco, { valorCentavos: centavos(valor), descontoCentavos: centavos(0), diasBaixa: dias, vencimento });
        p.pagador.nome = nome;
        p.pagador.logradouro = logradouro;
        const linhas = linhasDe(banco, [p]);
        expect(new Set(linhas.map((l) => l.length)).size).toBe(1);
        const lida = lerRegistro(registro, linhas[layout240 ? 2 : 1] ?? '');
        const campos: Record<string, unknown> = {
          ...camposDoRemetente(remetente(banco), { arquivo: '', lote: '' }),
          ...camposDoPedido(p, remetente(banco), layout),
        };
        for (const nomeDoCampo of [
          'valor',
          'vencimento',
          'documento',
          'desconto',
          'descontoData',
          'idEmpresa',
          'documentoCurto',
          'numeroDocumento',
        ]) {
          if (nomeDoCampo in registro)
            expect(lida[nomeDoCampo], nomeDoCampo).toEqual(campos[nomeDoCampo] === null ? null : campos[nomeDoCampo]);
        }
      }),
      { numRuns: 60 },
    );
  });
  test('a value that does not fit its columns is refused, never cut', () => {
    expect(() => linhasDe('341', [pedido('341', { nossoNumero: '123456789' })])).toThrow(/nossoNumero/);
  });
});
