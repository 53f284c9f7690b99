import { aaaammdd, algarismos, type Arquivo, type Aviso, ddmmaa, escrever, type Partes } from './aviso.ts';

/** How a bank writes a CNAB 400 return, told a second time and apart from the product's layouts. */
type Banco = {
  nome: string;
  /** The digit that its charges begin with. */
  tipo: string;
  cabecalho: (a: Arquivo) => Partes;
  detalhe: (a: Aviso) => Partes;
};
const dinheiro = (valor: number | undefined): string => algarismos(valor ?? 0, 13);
/** Money that stands in the same columns at every bank; at Itaú the eleventh field is what reached the account. */
const valores = (a: Aviso): Partes => [
  [109, a.codigo],
  [111, ddmmaa(a.dia)],
  [117, (a.documento ?? '').padEnd(10).slice(0, 10)],
  [147, ddmmaa(a.vencimento)],
  [153, dinheiro(a.valor)],
  [228, algarismos(0, 26)],
  [254, dinheiro(a.pago)],
  [267, dinheiro(a.juros)],
];
const tarifaEm176: (a: Aviso) => Partes = (a) => [[176, dinheiro(a.tarifa)]];
const creditoEm176: (a: Aviso) => Partes = (a) => [
  [176, ddmmaa(a.credito)],
  [182, algarismos(a.tarifa ?? 0, 7)],
];

export const bancos400: Readonly<Record<string, Banco>> = {
  '001': {
    nome: 'BANCO DO BRASIL',
    tipo: '7',
    cabecalho: ({ agencia = '', conta = '', convenio = '', numero = '' }) => [
      [27, agencia.padStart(4, '0')],
      [32, conta.padStart(8, '0')],
      [101, numero.padStart(7, '0')],
      [150, convenio.padStart(7, '0')],
    ],
    detalhe: (a) => [...creditoEm176(a), [39, a.identificador ?? ''], [64, a.nossoNumero ?? ''], [87, a.motivos ?? '']],
  },
  '033': {
    nome: 'SANTANDER',
    tipo: '1',
    cabecalho: ({ agencia = '', conta = '', convenio = '' }) => [
      [27, agencia.padStart(4, '0')],
      [31, conta.padStart(8, '0')],
      [101, '00000000'],
      [109, convenio.padStart(9, '0')],
    ],
    detalhe: (a) => [
      ...tarifaEm176(a),
      [38, a.identificador ?? ''],
      [63, a.nossoNumero ?? ''],
      [137, a.motivos ?? ''],
      [296, ddmmaa(a.credito)],
    ],
  },
  '104': {
    nome: 'C ECON FEDERAL',
    tipo: '1',
    cabecalho: ({ agencia = '', convenio = '', numero = '' }) => [
      [27, agencia.padStart(4, '0')],
      [31, convenio.padStart(6, '0')],
      [390, numero.padStart(5, '0')],
    ],
    detalhe: (a) => [
      ...tarifaEm176(a),
      [32, a.identificador ?? ''],
      [57, a.nossoNumero ?? ''],
      [80, a.motivos ?? ''],
      [280, dinheiro(a.multa)],
      [294, ddmmaa(a.credito)],
    ],
  },
  '237': {
    nome: 'BRADESCO',
    tipo: '1',
    cabecalho: ({ convenio = '', numero = '' }) => [
      [27, convenio.padStart(20, '0')],
      [109, numero.padStart(5, '0')],
    ],
    detalhe: (a) => [
      ...tarifaEm176(a),
      [38, a.identificador ?? ''],
      [71, a.nossoNumero ?? ''],
      [296, ddmmaa(a.credito)],
      [319, a.motivos ?? ''],
    ],
  },
  '341': {
    nome: 'BANCO ITAU S.A.',
    tipo: '1',
    cabecalho: ({ agencia = '', conta = '', numero = '' }) => [
      [27, agencia.padStart(4, '0')],
      [33, conta.padStart(5, '0')],
      [109, numero.padStart(5, '0')],
    ],
    detalhe: (a) => [
      ...tarifaEm176(a),
      [38, a.identificador ?? ''],
      [63, a.nossoNumero ?? ''],
      [254, dinheiro(a.liquido ?? a.pago)],
      [296, ddmmaa(a.credito)],
      [325, a.pagador ?? ''],
      [378, a.motivos ?? ''],
    ],
  },
  '748': {
    nome: 'SICREDI',
    tipo: '1',
    cabecalho: ({ convenio = '', numero = '', em }) => [
      [27, convenio.padStart(5, '0')],
      [95, aaaammdd(em)],
      [111, numero.padStart(7, '0')],
    ],
    detalhe: (a) => [
      ...tarifaEm176(a),
      [48, a.nossoNumero ?? ''],
      [280, dinheiro(a.multa)],
      [319, a.motivos ?? ''],
      [329, aaaammdd(a.credito)],
    ],
  },
  '756': {
    nome: 'BANCOOBCED',
    tipo: '1',
    cabecalho: ({ agencia = '', convenio = '', numero = '' }) => [
      [27, agencia.padStart(4, '0')],
      [32, convenio.padStart(9, '0')],
      [101, numero.padStart(7, '0')],
    ],
    detalhe: (a) => [...creditoEm176(a), [38, a.identificador ?? ''], [63, a.nossoNumero ?? '']],
  },
};

/** The text of a CNAB 400 return file. */
export function escreverRetorno400(codigo: string, avisos: readonly Aviso[], arquivo: Arquivo = {}): string {
  const banco = bancos400[codigo];
  if (!banco) throw new Error(`no CNAB 400 of bank ${codigo}`);
  const numerada = (partes: Partes, i: number): string => escrever(400, [...partes, [395, algarismos(i, 6)]]);
  const inicio: Partes = [
    [1, '02RETORNO01COBRANCA'],
    [47, 'COLEGIO EXEMPLO'],
    [77, codigo],
    [80, banco.nome],
    [95, ddmmaa(arquivo.em)],
  ];
  const linhas = [
    numerada([...inicio, ...banco.cabecalho(arquivo)], 1),
    ...avisos.map((a, i) => numerada([[1, banco.tipo], ...valores(a), ...banco.detalhe(a)], i + 2)),
    numerada([[1, `9201${codigo}`]], avisos.length + 2),
  ];
  return linhas.map((linha) => `${linha}\r\n`).join('');
}
