import { data6, dataIso, numero, texto, valor } from '#domains/financeiro/boletos/cnab/registro.ts';
import { inteiro, type LeNossoNumero, semDv } from './layouts-240.ts';

type Texto = ReturnType<typeof texto>;
type Data = { de: number; ate: number; tipo: 'data6' | 'dataIso' };
/** What a layout does not tell. */
const ausente = texto(1, 0);

const cabecalho = {
  tipo: texto(2, 2),
  servico: numero(10, 11),
  banco: numero(77, 79),
  geradoEm: data6(95, 100) as Data,
  agencia: ausente,
  conta: ausente,
  convenio: ausente,
  sequencia: ausente,
};
/** The bank stands at the same columns in every header: it says whose the others are. */
export const bancoDoCabecalho400 = { banco: cabecalho.banco };

/** What stands in the same columns at every bank, and where most have the rest. */
const detalhe = {
  idEmpresa: texto(38, 62),
  nossoNumero: texto(63, 70),
  ocorrencia: numero(109, 110),
  dataOcorrencia: data6(111, 116),
  seuNumero: texto(117, 126),
  vencimento: data6(147, 152),
  valor: valor(153, 165),
  cobrador: texto(166, 173),
  tarifa: valor(176, 188),
  deducao: valor(228, 240),
  desconto: valor(241, 253),
  principal: valor(254, 266),
  acrescimos: valor(267, 279),
  /** A fine that is told apart from interest. */
  multa: valor(1, 0),
  dataCredito: data6(296, 301) as Data,
  motivos: ausente,
  /** Whether Pix paid a slip that is told as written off. */
  porPix: ausente,
  pagadorNome: ausente,
};
type Detalhe400 = {
  [N in keyof typeof detalhe]: (typeof detalhe)[N] extends Data ? Data : { de: number; ate: number; tipo: (typeof detalhe)[N]['tipo'] };
};

export type Layout400 = {
  formato: 400;
  cabecalho: typeof cabecalho;
  /** The record of a charge, by the digit it begins with. */
  detalhes: Readonly<Record<string, Detalhe400>>;
  nossoNumero: LeNossoNumero;
  /** Records beside the charges that tell nothing of money. */
  ignorados: string;
  /** Whether `principal` is what reached the account, the tariff already taken, instead of what was paid. */
  principalLiquido: boolean;
  /** How many characters a reason has. */
  motivo: 2 | 3;
  /** The record that carries the bank's Pix of a hybrid boleto: its code, or its address with the identifier. */
  pix?: { tipo: string; codigo: Texto; txid?: Texto };
};
type Partes = Partial<Omit<Layout400, 'formato' | 'cabecalho' | 'detalhes'>> & {
  cabecalho: Partial<typeof cabecalho>;
  detalhes: Readonly<Record<string, Partial<Detalhe400>>>;
};
const layout = ({ cabecalho: doCabecalho, detalhes, ...resto }: Partes): Layout400 => ({
  formato: 400,
  nossoNumero: inteiro,
  ignorados: '',
  principalLiquido: false,
  motivo: 2,
  ...resto,
  cabecalho: { ...cabecalho, ...doCabecalho },
  detalhes: Object.fromEntries(Object.entries(detalhes).map(([tipo, partes]) => [tipo, { ...detalhe, ...partes }])),
});

/** Credit and tariff share the columns that others give to the tariff alone. */
const creditoAntesDaTarifa = { dataCredito: data6(176, 181), tarifa: valor(182, 188) };

/** CNAB 400 is a layout for each bank. */
export const layouts400: Readonly<Record<string, Layout400>> = {
  // Convênios of seven digits come in records 7, older ones in records 1.
  '001': layout({
    cabecalho: { agencia: texto(27, 30), conta: texto(32, 39), sequencia: texto(101, 107), convenio: texto(150, 156) },
    detalhes: {
      '7': { ...creditoAntesDaTarifa, idEmpresa: texto(39, 63), nossoNumero: texto(64, 80), motivos: texto(87, 88) },
      '1': { ...creditoAntesDaTarifa, nossoNumero: texto(63, 73), motivos: texto(87, 88) },
    },
    ignorados: '235',
  }),
  // Beside zeros the header names the beneficiary, and no number of the file; seven digits of the nosso número fit, with their check digit.
  '033': layout({
    cabecalho: { convenio: texto(101, 117) },
    detalhes: { '1': { porPix: texto(135, 136), motivos: texto(137, 145) } },
    nossoNumero: (bruto) => (/^\d+$/.test(bruto) ? semDv(bruto).padStart(12, '0') : bruto),
    motivo: 3,
    pix: { tipo: '2', codigo: texto(3, 79), txid: texto(80, 114) },
  }),
  // A beneficiary of seven digits reaches one column into what is zeros or blank for those of six.
  '104': layout({
    cabecalho: { agencia: texto(27, 30), convenio: texto(31, 37), sequencia: texto(390, 394) },
    detalhes: {
      '1': {
        idEmpresa: texto(32, 56),
        nossoNumero: texto(57, 73),
        motivos: texto(80, 82),
        multa: valor(280, 292),
        dataCredito: data6(294, 299),
      },
    },
    motivo: 3,
  }),
  '237': layout({
    cabecalho: { convenio: texto(27, 46), sequencia: texto(109, 113) },
    detalhes: { '1': { nossoNumero: texto(71, 82), motivos: texto(319, 328) } },
    nossoNumero: semDv,
    ignorados: '235',
    pix: { tipo: '4', codigo: texto(29, 105), txid: texto(106, 140) },
  }),
  '341': layout({
    cabecalho: { agencia: texto(27, 30), conta: texto(33, 37), sequencia: texto(109, 113) },
    detalhes: { '1': { motivos: texto(378, 385), pagadorNome: texto(325, 354) } },
    principalLiquido: true,
    ignorados: '245',
    pix: { tipo: '3', codigo: texto(2, 391) },
  }),
  // Dates of header and credit begin with the year; fine and interest stand apart.
  '748': layout({
    cabecalho: { convenio: texto(27, 31), geradoEm: dataIso(95, 102), sequencia: texto(111, 117) },
    detalhes: {
      '1': {
        idEmpresa: ausente,
        nossoNumero: texto(48, 62),
        multa: valor(280, 292),
        motivos: texto(319, 328),
        dataCredito: dataIso(329, 336),
      },
    },
    nossoNumero: (bruto) => (bruto.length === 9 ? semDv(bruto) : bruto),
    ignorados: '235',
  }),
  '756': layout({
    cabecalho: { agencia: texto(27, 30), convenio: texto(32, 40), sequencia: texto(101, 107) },
    detalhes: { '1': { ...creditoAntesDaTarifa, nossoNumero: texto(63, 73) } },
    nossoNumero: (bruto) => bruto.slice(-7),
    ignorados: '2',
  }),
};
