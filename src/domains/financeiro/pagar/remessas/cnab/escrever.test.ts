import { describe, expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { escreverPagamentos } from './escrever.ts';
import type { Pagador, PagamentoNaRemessa } from './pagamento.ts';

// A second description of FEBRABAN's payment file and of what three banks have of their own, written apart from the engine: every column of
// every record, from the first to the last.
type Coluna = readonly [de: number, ate: number, esperado: string];
const brancos = (de: number, ate: number): Coluna => [de, ate, ' '.repeat(ate - de + 1)];
const zeros = (de: number, ate: number): Coluna => [de, ate, '0'.repeat(ate - de + 1)];
const alfa = (de: number, ate: number, texto: string): Coluna => [de, ate, texto.padEnd(ate - de + 1)];
const num = (de: number, ate: number, valor: string | number): Coluna => [de, ate, String(valor).padStart(ate - de + 1, '0')];

function falhas(linha: string, colunas: readonly Coluna[]): string[] {
  const achadas: string[] = linha.length === 240 ? [] : [`${linha.length} columns`];
  let proxima = 1;
  for (const [de, ate, esperado] of colunas) {
    if (de !== proxima) achadas.push(`the description leaves ${proxima}–${de - 1} out`);
    proxima = ate + 1;
    const escrito = linha.slice(de - 1, ate);
    if (escrito !== esperado) achadas.push(`${de}–${ate}: «${escrito}», not «${esperado}»`);
  }
  if (proxima !== 241) achadas.push(`described to ${proxima - 1}`);
  return achadas;
}

const bancos = [
  {
    banco: '001',
    nome: 'BANCO DO BRASIL',
    convenio: '001234567',
    noArquivo: '0012345670126     TS',
    versoes: ['103', '045', '040', '012'],
    densidade: '00000',
    ted: '41',
    dvAgencia: '3',
    dvConta: 'X',
    siape: true,
  },
  {
    banco: '033',
    nome: 'SANTANDER',
    convenio: '00334682004906997169',
    noArquivo: '00334682004906997169',
    versoes: ['060', '031', '030', '012'],
    densidade: '00000',
    ted: '03',
    dvAgencia: ' ',
    dvConta: '0',
    siape: false,
  },
  {
    banco: '756',
    nome: 'SICOOB',
    convenio: '204226',
    noArquivo: '204226'.padEnd(20),
    versoes: ['087', '045', '040', '012'],
    densidade: '01600',
    ted: '41',
    dvAgencia: '3',
    dvConta: 'X',
    siape: true,
  },
] as const;

const CNPJ = '11222333000181';
const deOutro = '34191790010104351004791020150008784260026000';
const doMesmo = (banco: string): string => `${banco}9784260026000${deOutro.slice(16)}`.slice(0, 44).padEnd(44, '1');
const luz = '83660000001234500050123456789012345678901234';
const pagador = (b: (typeof bancos)[number]): Pagador => ({
  bancoCodigo: b.banco,
  bancoNome: b.nome,
  convenio: b.convenio,
  homologacao: true,
  agencia: '1234',
  agenciaDv: '3',
  conta: '56789',
  contaDv: 'X',
  empresa: 'Colégio Exemplo de Educação Infantil Ltda.',
  empresaDocumento: CNPJ,
  endereco: 'Av. Nazaré, 100, Nazaré, 66035-115',
  cidade: 'Belém',
  uf: 'PA',
  nsa: 7,
  geradoEm: '2026-11-26',
  geradoAs: '101112',
  dataPagamento: '2026-11-27',
});
const pagamento = (n: number, valor: number, destino: PagamentoNaRemessa['destino'], documento = '33000167000101'): PagamentoNaRemessa => ({
  identificador: `P001000007000${n}`,
  favorecidoNome: 'Papelaria Ver-o-Peso Ltda. e outros nomes compridos',
  favorecidoDocumento: documento,
  vencimento: '2026-11-30',
  valorCentavos: centavos(valor),
  destino,
});
const conta = (banco: string) => ({ banco, agencia: '0987', agenciaDv: '1', conta: '55555', contaDv: 'X' });
const NOME = 'PAPELARIA VER-O-PESO LTDA. E O';

describe.each(bancos)('a payment file of bank $banco', (b) => {
  const [arquivo, lote, boleto, contas] = b.versoes;
  const pagamentos = [
    pagamento(1, 125_090, { modo: 'pix', chave: 'Vendas@Ver-o-peso.example' }),
    pagamento(2, 100, { modo: 'credito', conta: conta(b.banco) }),
    pagamento(3, 40_000, { modo: 'ted', conta: conta('341') }, '52998224725'),
    pagamento(4, 26_000, { modo: 'boleto_de_outro', codigo: deOutro, nominalCentavos: centavos(26_500) }),
    pagamento(5, 26_700, { modo: 'boleto_do_banco', codigo: doMesmo(b.banco), nominalCentavos: centavos(26_000) }),
    pagamento(6, 12_345, { modo: 'arrecadacao', codigo: luz, nominalCentavos: null }),
    pagamento(7, 50, { modo: 'pix', chave: '52998224725' }),
  ];
  const texto = escreverPagamentos(pagador(b), pagamentos);
  const linhas = texto.split('\r\n').slice(0, -1);
  const empresa: Coluna[] = [
    [18, 18, '2'],
    num(19, 32, CNPJ),
    [33, 52, b.noArquivo],
    num(53, 57, '1234'),
    [58, 58, b.dvAgencia],
    num(59, 70, '56789'),
    [71, 71, b.dvConta],
    brancos(72, 72),
    [73, 102, 'COLEGIO EXEMPLO DE EDUCACAO IN'],
  ];
  const doLote = (n: number, servico: string, forma: string, versao: string): Coluna[] => [
    [1, 3, b.banco],
    num(4, 7, n),
    [8, 9, '1C'],
    [10, 11, servico],
    [12, 13, forma],
    [14, 16, versao],
    brancos(17, 17),
    ...empresa,
    brancos(103, 142),
    alfa(143, 172, 'AV. NAZARE'),
    num(173, 177, 100),
    brancos(178, 192),
    alfa(193, 212, 'BELEM'),
    [213, 220, '66035115'],
    [221, 224, 'PA01'],
    brancos(225, 240),
  ];
  const doFim = (n: number, registros: number, total: number): Coluna[] => [
    [1, 3, b.banco],
    num(4, 7, n),
    [8, 8, '5'],
    brancos(9, 17),
    num(18, 23, registros),
    num(24, 41, total),
    zeros(42, 65),
    brancos(66, 240),
  ];
  const detalhe = (n: number, sequencia: number, segmento: string): Coluna[] => [
    [1, 3, b.banco],
    num(4, 7, n),
    [8, 8, '3'],
    num(9, 13, sequencia),
    [14, 14, segmento],
  ];
  const A = (n: number, sequencia: number, x: { camara: string; destino: string; seu: number; valor: number; ted: boolean }): Coluna[] => [
    ...detalhe(n, sequencia, 'A'),
    zeros(15, 17),
    [18, 20, x.camara],
    [21, 42, x.destino],
    brancos(43, 43),
    [44, 73, NOME],
    alfa(74, 93, `P001000007000${x.seu}`),
    [94, 104, '27112026BRL'],
    zeros(105, 119),
    num(120, 134, x.valor),
    brancos(135, 154),
    zeros(155, 177),
    brancos(178, 219),
    x.ted ? [220, 226, '00005CC'] : brancos(220, 226),
    brancos(227, 229),
    [230, 230, '0'],
    brancos(231, 240),
  ];
  const B = (n: number, sequencia: number, tipo: string, documento: string, valor: number): Coluna[] => [
    ...detalhe(n, sequencia, 'B'),
    brancos(15, 17),
    [18, 18, tipo],
    num(19, 32, documento),
    brancos(33, 62),
    zeros(63, 67),
    brancos(68, 117),
    zeros(118, 122),
    brancos(123, 127),
    [128, 135, '30112026'],
    num(136, 150, valor),
    zeros(151, 210),
    brancos(211, 225),
    zeros(226, 240),
  ];
  const pix = (n: number, sequencia: number, tipoDaChave: string, tipo: string, documento: string, chave: string): Coluna[] => [
    ...detalhe(n, sequencia, 'B'),
    alfa(15, 17, tipoDaChave),
    [18, 18, tipo],
    num(19, 32, documento),
    brancos(33, 127),
    alfa(128, 226, chave),
    b.siape ? zeros(227, 240) : brancos(227, 240),
  ];
  const J = (
    n: number,
    codigo: string,
    seu: number,
    [nominal, desconto, mora, valor]: readonly [number, number, number, number],
  ): Coluna[] => [
    ...detalhe(n, 1, 'J'),
    zeros(15, 17),
    [18, 61, codigo],
    [62, 91, NOME],
    [92, 99, '30112026'],
    num(100, 114, nominal),
    num(115, 129, desconto),
    num(130, 144, mora),
    [145, 152, '27112026'],
    num(153, 167, valor),
    zeros(168, 182),
    alfa(183, 202, `P001000007000${seu}`),
    brancos(203, 222),
    [223, 224, '09'],
    brancos(225, 240),
  ];
  const J52 = (n: number): Coluna[] => [
    ...detalhe(n, 2, 'J'),
    zeros(15, 17),
    [18, 20, '522'],
    num(21, 35, CNPJ),
    [36, 75, 'COLEGIO EXEMPLO DE EDUCACAO INFANTIL LTD'],
    [76, 76, '2'],
    num(77, 91, '33000167000101'),
    [92, 131, 'PAPELARIA VER-O-PESO LTDA. E OUTROS NOME'],
    zeros(132, 147),
    brancos(148, 240),
  ];
  const semConta = `000${'00000'} ${'0'.repeat(12)} `;
  const emConta = (banco: string): string => `${banco}00987${b.banco === '033' ? ' ' : '1'}000000055555${b.banco === '033' ? '0' : 'X'}`;
  const descricao: Coluna[][] = [
    [
      [1, 3, b.banco],
      [4, 8, '00000'],
      brancos(9, 17),
      ...empresa,
      alfa(103, 132, b.nome),
      brancos(133, 142),
      [143, 143, '1'],
      [144, 157, '26112026101112'],
      num(158, 163, 7),
      [164, 166, arquivo],
      [167, 171, b.densidade],
      brancos(172, 240),
    ],
    doLote(1, '20', '01', lote),
    A(1, 1, { camara: '000', destino: emConta(b.banco), seu: 2, valor: 100, ted: false }),
    B(1, 2, '2', '33000167000101', 100),
    doFim(1, 4, 100),
    doLote(2, '20', b.ted, lote),
    A(2, 1, { camara: '018', destino: emConta('341'), seu: 3, valor: 40_000, ted: true }),
    B(2, 2, '1', '52998224725', 40_000),
    doFim(2, 4, 40_000),
    doLote(3, '20', '45', lote),
    A(3, 1, { camara: '009', destino: semConta, seu: 1, valor: 125_090, ted: false }),
    pix(3, 2, '02', '2', '33000167000101', 'Vendas@Ver-o-peso.example'),
    A(3, 3, { camara: '009', destino: semConta, seu: 7, valor: 50, ted: false }),
    // A key that is a document is told as the payee's document.
    pix(3, 4, '03', '1', '52998224725', '52998224725'),
    doFim(3, 6, 125_140),
    doLote(4, '20', '30', boleto),
    J(4, doMesmo(b.banco), 5, [26_000, 0, 700, 26_700]),
    J52(4),
    doFim(4, 4, 26_700),
    doLote(5, '20', '31', boleto),
    J(5, deOutro, 4, [26_500, 500, 0, 26_000]),
    J52(5),
    doFim(5, 4, 26_000),
    doLote(6, '22', '11', contas),
    [
      ...detalhe(6, 1, 'O'),
      zeros(15, 17),
      [18, 61, luz],
      [62, 91, NOME],
      [92, 99, '30112026'],
      [100, 107, '27112026'],
      num(108, 122, 12_345),
      alfa(123, 142, 'P0010000070006'),
      brancos(143, 240),
    ],
    doFim(6, 3, 12_345),
    [[1, 3, b.banco], [4, 8, '99999'], brancos(9, 17), num(18, 23, 6), num(24, 29, 27), zeros(30, 35), brancos(36, 240)],
  ];

  test('says in each column what the manual says, a lot for each mode', () => {
    expect(texto.endsWith('\r\n')).toBe(true);
    expect(linhas).toHaveLength(descricao.length);
    expect(linhas.flatMap((linha, i) => falhas(linha, descricao[i] ?? []).map((falha) => `${i + 1}: ${falha}`))).toEqual([]);
  });
});

test('a bank whose payment files are not known is refused', () => {
  expect(() => escreverPagamentos({ ...pagador(bancos[0]), bancoCodigo: '237' }, [])).toThrow(RangeError);
});
