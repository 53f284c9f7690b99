import { algarismos, type Arquivo, type Aviso, ddmmaaaa, escrever, type Partes } from './aviso.ts';

/** How a bank writes segment T, told a second time and apart from the product's layouts. */
type Banco = { cabecalho: (a: Arquivo) => Partes; nossoNumero: number; segmentoT?: (a: Aviso) => Partes };
const dinheiro = (valor: number | undefined): string => algarismos(valor ?? 0, 15);
const contaDaFebraban = ({ agencia = '', conta = '' }: Arquivo): Partes => [
  [53, agencia.padStart(5, '0')],
  [59, conta.padStart(12, '0')],
];
const daFebraban = (a: Aviso): Partes => [
  [59, a.documento ?? ''],
  [74, ddmmaaaa(a.vencimento)],
  [82, dinheiro(a.valor)],
  [106, a.identificador ?? ''],
  [149, a.pagador ?? ''],
  [199, dinheiro(a.tarifa)],
  [214, a.motivos ?? ''],
];
/** Everything after the account stands before FEBRABAN's at Santander. */
const doSantander = (a: Aviso): Partes => [
  [55, a.documento ?? ''],
  [70, ddmmaaaa(a.vencimento)],
  [78, dinheiro(a.valor)],
  [101, a.identificador ?? ''],
  [144, a.pagador ?? ''],
  [194, dinheiro(a.tarifa)],
  [209, a.motivos ?? ''],
];
const doItau = (a: Aviso): Partes => [...daFebraban(a), [59, (a.documento ?? '').padEnd(15).slice(0, 15)]];

export const bancos240: Readonly<Record<string, Banco>> = {
  '001': { cabecalho: (a) => [[33, (a.convenio ?? '').padStart(9, '0')], ...contaDaFebraban(a)], nossoNumero: 38 },
  '033': {
    cabecalho: ({ agencia = '', conta = '', convenio = '' }) => [
      [33, agencia.padStart(4, '0')],
      [38, conta.padStart(9, '0')],
      [53, convenio.padStart(9, '0')],
    ],
    nossoNumero: 41,
    segmentoT: doSantander,
  },
  '104': { cabecalho: ({ convenio = '' }) => [[59, convenio.padStart(6, '0')]], nossoNumero: 40 },
  '237': { cabecalho: contaDaFebraban, nossoNumero: 46 },
  '341': { cabecalho: contaDaFebraban, nossoNumero: 41, segmentoT: doItau },
  '748': { cabecalho: contaDaFebraban, nossoNumero: 38 },
  '756': { cabecalho: contaDaFebraban, nossoNumero: 38 },
};

/** The segments of charges, numbered as the bank numbers them in the lot. */
export function segmentos240(codigo: string, avisos: readonly Aviso[]): string[] {
  const banco = bancos240[codigo];
  if (!banco) throw new Error(`no CNAB 240 of bank ${codigo}`);
  return avisos.flatMap((a, i) => {
    const inicio = (segmento: string, ordem: number): Partes => [
      [1, `${codigo}00013${algarismos(2 * i + ordem, 5)}${segmento}`],
      [16, a.codigo],
    ];
    return [
      escrever(240, [...inicio('T', 1), ...(banco.segmentoT ?? daFebraban)(a), [banco.nossoNumero, a.nossoNumero ?? '']]),
      escrever(240, [
        ...inicio('U', 2),
        [18, dinheiro((a.juros ?? 0) + (a.multa ?? 0))],
        [33, algarismos(0, 45)],
        [78, dinheiro(a.pago)],
        [93, dinheiro(a.liquido ?? a.pago)],
        [108, algarismos(0, 30)],
        [138, ddmmaaaa(a.dia)],
        [146, ddmmaaaa(a.credito)],
      ]),
    ];
  });
}

/** The text of a CNAB 240 return file with these details. */
export function envolver240(codigo: string, detalhes: readonly string[], arquivo: Arquivo = {}): string {
  const cabecalho = bancos240[codigo]?.cabecalho(arquivo) ?? [];
  const linhas = [
    escrever(240, [
      [1, `${codigo}00000`],
      ...cabecalho,
      [143, '2'],
      [144, ddmmaaaa(arquivo.em)],
      [158, (arquivo.numero ?? '').padStart(6, '0')],
      [164, codigo === '748' ? '081' : '040'],
    ]),
    escrever(240, [[1, `${codigo}00011T01`]]),
    ...detalhes,
    escrever(240, [
      [1, `${codigo}00015`],
      [18, algarismos(detalhes.length + 2, 6)],
    ]),
    escrever(240, [
      [1, `${codigo}99999`],
      [18, `000001${algarismos(detalhes.length + 4, 6)}`],
    ]),
  ];
  return linhas.map((linha) => `${linha}\r\n`).join('');
}

export const escreverRetorno240 = (codigo: string, avisos: readonly Aviso[], arquivo: Arquivo = {}): string =>
  envolver240(codigo, segmentos240(codigo, avisos), arquivo);
