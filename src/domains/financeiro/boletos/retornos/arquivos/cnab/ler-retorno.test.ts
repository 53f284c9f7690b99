import { describe, expect, test } from 'vitest';
import { layoutDoRetorno240 } from './layouts-240.ts';
import type { ItemDeRetorno } from './itens.ts';
import { lerRetorno } from './ler-retorno.ts';
import { lerLinhas } from './linhas.ts';
import { CampoInvalido, lerRegistro } from '#domains/financeiro/boletos/cnab/registro.ts';
import { ArquivoRecusado, type LinhaDeRetorno } from '#domains/financeiro/boletos/cnab/retorno.ts';

/** A record written column by column, from the banks' manuals and not from the product's layouts. */
function registro(tamanho: number, ...partes: readonly (readonly [de: number, texto: string])[]): string {
  const colunas = Array.from({ length: tamanho }, () => ' ');
  for (const [de, texto] of partes) for (const [i, letra] of [...texto].entries()) colunas[de - 1 + i] = letra;
  return colunas.join('');
}
const dinheiro = (centavos: number, tamanho = 15): string => String(centavos).padStart(tamanho, '0');
const cabecalho = (banco: string) =>
  registro(
    240,
    [1, `${banco}00000`],
    [33, '001474166'],
    [53, '01234'],
    [59, '000000056789'],
    [143, '2'],
    [144, '20112026'],
    [158, '000007'],
  );
const lote = (banco: string) => registro(240, [1, `${banco}00011T01`]);
const fim = (banco: string) => [registro(240, [1, `${banco}00015`]), registro(240, [1, `${banco}99999`])];
type Pagamento = {
  nn: string;
  valor: number;
  pago: number;
  acrescimos?: number;
  tarifa?: number;
  movimento?: string;
  dia?: string;
  credito?: string;
};
/** Segments T and U as FEBRABAN V10.6 prints them. */
const tu = (
  banco: string,
  { nn, valor, pago, acrescimos = 0, tarifa = 0, movimento = '06', dia = '18112026', credito = '19112026' }: Pagamento,
) => [
  registro(
    240,
    [1, `${banco}00013`],
    [14, 'T'],
    [16, movimento],
    [38, nn],
    [59, '2026-00042/03'],
    [74, '10112026'],
    [82, dinheiro(valor)],
    [106, 'B000000000077'],
    [199, dinheiro(tarifa)],
    [214, '0300000000'],
  ),
  registro(
    240,
    [1, `${banco}00013`],
    [14, 'U'],
    [16, movimento],
    [18, dinheiro(acrescimos)],
    [78, dinheiro(pago)],
    [93, dinheiro(pago)],
    [138, dia],
    [146, credito],
  ),
];
const febraban = (banco: string, ...pagamentos: Pagamento[]): string[] => [
  cabecalho(banco),
  lote(banco),
  ...pagamentos.flatMap((p) => tu(banco, p)),
  ...fim(banco),
];

async function ler(conteudo: string | readonly Buffer[]): Promise<ItemDeRetorno[]> {
  const itens: ItemDeRetorno[] = [];
  const pedacos = typeof conteudo === 'string' ? [Buffer.from(conteudo, 'latin1')] : conteudo;
  for await (const item of lerRetorno(lerLinhas(pedacos))) itens.push(item);
  return itens;
}
const linhasDe = (itens: ItemDeRetorno[]): LinhaDeRetorno[] => itens.flatMap((i) => (i.tipo === 'linha' ? [i.linha] : []));
const recusa = async (conteudo: string): Promise<unknown> => {
  try {
    return await ler(conteudo);
  } catch (causa) {
    return causa instanceof ArquivoRecusado ? causa.codigo : causa;
  }
};

describe('CNAB 240', () => {
  const arquivo = febraban(
    '001',
    { nn: '14741660000001001', valor: 125_090, pago: 128_968, acrescimos: 3_878, tarifa: 245 },
    { nn: '14741660000001002', valor: 85_000, pago: 85_000, movimento: '17' },
    { nn: '14741660000001003', valor: 85_000, pago: 0, movimento: '02' },
    { nn: '14741660000001004', valor: 85_000, pago: 0, movimento: '03' },
    { nn: '14741660000001005', valor: 85_000, pago: 0, movimento: '09' },
    { nn: '14741660000001006', valor: 0, pago: 0, movimento: '28', tarifa: 190 },
    { nn: '14741660000001007', valor: 85_000, pago: 0, movimento: '14' },
    // A tariff written as paid is a tariff; beside other money it is a question.
    { nn: '14741660000001008', valor: 0, pago: 190, movimento: '28', tarifa: 190 },
    { nn: '14741660000001009', valor: 0, pago: 10_000, movimento: '28', tarifa: 350 },
  );
  test('header and each line, in the words of the product', async () => {
    const [primeiro, ...resto] = await ler(`${arquivo.join('\r\n')}\r\n`);
    expect(primeiro).toMatchObject({
      tipo: 'cabecalho',
      cabecalho: { formato: 240, banco: '001', conta: '000000056789', sequencia: '000007', geradoEm: '2026-11-20' },
    });
    const linhas = linhasDe(resto);
    expect(linhas.map((l) => l.efeito)).toEqual([
      'paga',
      'paga',
      'registrada',
      'rejeitada',
      'baixada',
      'tarifa',
      'informacao',
      'tarifa',
      'desconhecida',
    ]);
    expect(linhas[0]).toMatchObject({
      linha: 3,
      nossoNumero: '14741660000001001',
      idEmpresa: 'B000000000077',
      vencimento: '2026-11-10',
      valorCentavos: 125_090,
      pagoCentavos: 128_968,
      acrescimosCentavos: 3_878,
      tarifaCentavos: 245,
      dataOcorrencia: '2026-11-18',
      dataCredito: '2026-11-19',
      motivos: ['03'],
    });
  });
  test.each([
    ['trimmed lines', () => arquivo.map((l) => l.trimEnd()).join('\n')],
    ['LF', () => `${arquivo.join('\n')}\n`],
    ['mixed line endings and an end-of-file mark', () => `${arquivo.map((l, i) => l + (i % 2 ? '\r\n' : '\n')).join('')}\u001A`],
    ['a byte order mark', () => `\u00EF\u00BB\u00BF${arquivo.join('\r\n')}`],
    ['a foreign first line', () => ['Arquivo enviado por e-mail', ...arquivo].join('\r\n')],
    ['an over-long line', () => arquivo.map((l, i) => (i === 2 ? `${l}${'X'.repeat(71)}` : l)).join('\r\n')],
    ['blank lines between', () => arquivo.join('\r\n\r\n   \r\n')],
  ])('reads the same with %s', async (_, escrever) => {
    const valores = linhasDe(await ler(escrever())).map(({ linha: _linha, ...resto }) => resto);
    expect(valores).toEqual(linhasDe(await ler(arquivo.join('\r\n'))).map(({ linha: _linha, ...resto }) => resto));
    expect(valores).toHaveLength(9);
  });
  test('reads the same in pieces of any size, even in the middle of a line', async () => {
    const bytes = Buffer.from(arquivo.join('\r\n'), 'latin1');
    const pedacos = Array.from({ length: Math.ceil(bytes.length / 97) }, (_, i) => bytes.subarray(i * 97, i * 97 + 97));
    expect(linhasDe(await ler(pedacos))).toEqual(linhasDe(await ler(arquivo.join('\r\n'))));
  });
  test('one bad record is told by line and field, the others go on', async () => {
    const quebrado = arquivo.with(2, `${(arquivo[2] as string).slice(0, 73)}99999999${(arquivo[2] as string).slice(81)}`).toSpliced(5, 1);
    const itens = await ler(quebrado.join('\n'));
    expect(itens.filter((i) => i.tipo === 'ilegivel')).toEqual([
      { tipo: 'ilegivel', linha: 3, campo: 'vencimento', conteudo: '99999999', colunas: { de: 74, ate: 81 } },
      { tipo: 'ilegivel', linha: 5, campo: 'segmentoU', conteudo: '' },
    ]);
    expect(linhasDe(itens)).toHaveLength(7);
  });
  test('where other banks write their nosso número', async () => {
    const nn = async (banco: string, campo: string): Promise<string | undefined> =>
      linhasDe(await ler(febraban(banco, { nn: campo, valor: 1, pago: 1 }).join('\n')))[0]?.nossoNumero;
    expect(await nn('104', '  14000000000001001')).toBe('14000000000001001');
    expect(await nn('756', '000001001801014')).toBe('0001001');
    expect(await nn('748', '262010012')).toBe('26201001');
    expect(await nn('341', '   00001001')).toBe('00001001');
  });
});

describe('Santander', () => {
  // H7815: four columns before FEBRABAN's.
  const t = registro(
    240,
    [1, '03300013'],
    [14, 'T'],
    [16, '06'],
    [18, '12343'],
    [23, '0130012345'],
    [41, '0000000010014'],
    [55, '2026-00042/03'],
    [70, '10112026'],
    [78, dinheiro(125_090)],
    [101, 'B000000000077'],
    [194, dinheiro(196)],
    [209, '0300000000'],
  );
  const arquivo = [cabecalho('033'), lote('033'), t, tu('033', { nn: '', valor: 0, pago: 125_090 })[1] ?? '', ...fim('033')];
  test('is read in its own columns', async () => {
    expect(linhasDe(await ler(arquivo.join('\r\n')))[0]).toMatchObject({
      nossoNumero: '000000001001',
      seuNumero: '2026-00042/03',
      vencimento: '2026-11-10',
      valorCentavos: 125_090,
      tarifaCentavos: 196,
      motivos: ['03'],
    });
  });
  test('FEBRABAN’s columns would read nonsense from it, and say so', () => {
    const febrabanDo085 = layoutDoRetorno240('085', '103');
    if (!febrabanDo085) throw new Error('no layout');
    expect(() => lerRegistro(febrabanDo085.layout.segmentoT, t)).toThrow(CampoInvalido);
  });
});

describe('CNAB 400', () => {
  const abertura = (banco: string) =>
    registro(400, [1, '02RETORNO01COBRANCA'], [27, '1248'], [33, '021247'], [77, banco], [95, '201126'], [109, '00007']);
  const fecho = registro(400, [1, '9201']);
  const itau = (nn: string, ocorrencia: string, principal: number) =>
    registro(
      400,
      [1, '1'],
      [38, 'B000000000077'],
      [63, nn],
      [109, ocorrencia],
      [111, '181126'],
      [117, '0260004203'],
      [147, '101126'],
      [153, dinheiro(4_000, 13)],
      [176, dinheiro(210, 13)],
      [228, dinheiro(0, 13)],
      [241, dinheiro(0, 13)],
      [254, dinheiro(principal, 13)],
      [267, dinheiro(60, 13)],
      [296, '191126'],
    );
  test('Itaú: what was paid is face plus charges, what arrived has the tariff taken', async () => {
    const [pago, porPix, baixado] = linhasDe(
      await ler(
        [
          abertura('341'),
          itau('00001001', '06', 3_850),
          itau('00001002', '10', 3_850),
          registro(400, [1, '3'], [2, '00020126']),
          itau('00001003', '09', 0),
          fecho,
        ].join('\r\n'),
      ),
    );
    expect(pago).toMatchObject({
      nossoNumero: '00001001',
      efeito: 'paga',
      pagoCentavos: 4_060,
      liquidoCentavos: 3_850,
      tarifaCentavos: 210,
      dataCredito: '2026-11-19',
      pix: null,
    });
    // Occurrence 10 is a payment at Itaú, also by Pix; record 3 belongs to the charge before it.
    expect(porPix).toMatchObject({ efeito: 'paga', pix: { emv: '00020126', url: null, txid: null } });
    expect(baixado).toMatchObject({ efeito: 'baixada', pagoCentavos: 0, pix: null });
  });
  test('Itaú: a part paid is the money that came, never the face value', async () => {
    // 1.250,90 of face, 400,00 credited.
    const parte = (ocorrencia: string, principal: number, tarifa = 0) =>
      registro(
        400,
        [1, '1'],
        [63, '00000003'],
        [109, ocorrencia],
        [111, '181126'],
        [153, dinheiro(125_090, 13)],
        [176, dinheiro(tarifa, 13)],
        [228, dinheiro(0, 26)],
        [254, dinheiro(principal, 13)],
        [267, dinheiro(0, 13)],
        [296, '191126'],
      );
    const corpo = [parte('07', 40_000), parte('07', 39_790, 210), parte('06', 40_000), parte('06', 125_090), parte('06', 0)];
    const linhas = linhasDe(await ler([abertura('341'), ...corpo, fecho].join('\r\n')));
    expect(linhas.map((l) => [l.efeito, l.pagoCentavos])).toEqual([
      ['parcial', 40_000],
      ['parcial', 40_000],
      // Said to be the whole, but less came: what came.
      ['paga', 40_000],
      ['paga', 125_090],
      ['paga', 0],
    ]);
  });
  test('credits without a slip, cheques, payments taken back and refused instructions are told apart', async () => {
    const ocorrencias = ['59', '72', '65', '69', '76', '15', '16', '17', '14'];
    const doItau = linhasDe(
      await ler([abertura('341'), ...ocorrencias.map((o) => itau('00001001', o, o === '14' ? 0 : 3_850)), fecho].join('\n')),
    );
    expect(doItau.map((l) => l.efeito)).toEqual(
      'paga paga cheque_pendente estornada cheque recusada recusada recusada informacao'.split(' '),
    );
    const movimentos = ['26', '30', '44', '45', '50', '14'];
    const de240 = linhasDe(
      await ler(
        febraban('001', ...movimentos.map((movimento) => ({ nn: '1', valor: 1, pago: movimento === '14' ? 0 : 1, movimento }))).join('\n'),
      ),
    );
    expect(de240.map((l) => l.efeito)).toEqual(['recusada', 'recusada', 'estornada', 'cheque', 'cheque_pendente', 'informacao']);
  });
  test('Bradesco: the paid amount is written as such; 10 is a write-off there', async () => {
    const detalhe = (nn: string, ocorrencia: string, pago: number) =>
      registro(
        400,
        [1, '1'],
        [71, nn],
        [109, ocorrencia],
        [111, '181126'],
        [153, dinheiro(145_000, 13)],
        [176, dinheiro(0, 13)],
        [228, dinheiro(0, 26)],
        [254, dinheiro(pago, 13)],
        [267, dinheiro(1_000, 13)],
        [296, '191126'],
      );
    const linhas = linhasDe(
      await ler([abertura('237'), detalhe('000000010018', '06', 146_000), detalhe('000000010026', '10', 0), fecho].join('\n')),
    );
    expect(linhas.map((l) => [l.nossoNumero, l.efeito, l.pagoCentavos])).toEqual([
      ['00000001001', 'paga', 146_000],
      ['00000001002', 'baixada', 0],
    ]);
  });
});

describe('the columns are those of the bank and of the version of the file', () => {
  const com = (banco: string, versao: string) => {
    const linhas = febraban(banco, { nn: '14741660000001001', valor: 1, pago: 1 });
    return linhas.with(0, (linhas[0] ?? '').padEnd(240).slice(0, 163) + versao.padEnd(77)).join('\n');
  };
  test.each([
    ['001', '083', true],
    ['001', '999', false],
    ['001', '', false],
    ['033', '040', true],
    ['033', '103', false],
    ['104', '101', true],
  ])('bank %s, version %s: known %s', async (banco, versao, versaoConhecida) => {
    const [inicio] = await ler(com(banco, versao));
    expect(inicio).toMatchObject({ tipo: 'cabecalho', cabecalho: { versao, versaoConhecida } });
  });
});

const com = (linhas: readonly string[], total: string): string[] =>
  linhas.with(-1, registro(240, [1, (linhas.at(-1) ?? '').trimEnd()], [24, total])) as string[];

test('a trailer that counts what is there is believed', async () => {
  const um = febraban('001', { nn: '14741660000001001', valor: 1, pago: 1 });
  expect(linhasDe(await ler(com(um, '000006').join('\n')))).toHaveLength(1);
});

describe('what is no return file of a known bank is refused whole', () => {
  const um = febraban('001', { nn: '14741660000001001', valor: 1, pago: 1 });
  test.each([
    ['nothing', '', 'ARQUIVO_VAZIO'],
    ['any text', 'uma carta\nqualquer', 'ARQUIVO_NAO_E_RETORNO'],
    ['a remittance', [registro(240, [1, '00100000'], [143, '1']), ...um.slice(1)].join('\n'), 'ARQUIVO_E_REMESSA'],
    ['a remittance with 400 columns', registro(400, [1, '01REMESSA01COBRANCA'], [77, '341']), 'ARQUIVO_E_REMESSA'],
    ['a bank without layout', um.map((l) => `999${l.slice(3)}`).join('\n'), 'BANCO_SEM_LAYOUT'],
    ['a file cut in the middle', um.slice(0, -2).join('\n'), 'ARQUIVO_SEM_FIM'],
    ['a file cut inside its last pair', um.slice(0, 3).join('\n'), 'ARQUIVO_SEM_FIM'],
    ['a trailer that counts more records than there are', com(um, '000007').join('\n'), 'TOTAL_NAO_CONFERE'],
    ['two files joined', [...um, ...um].join('\n'), 'ARQUIVO_DEPOIS_DO_FIM'],
    ['a trailer that counts fewer', com(um, '000005').join('\n'), 'TOTAL_NAO_CONFERE'],
  ])('%s', async (_, conteudo, codigo) => expect(await recusa(conteudo)).toBe(codigo));
});
