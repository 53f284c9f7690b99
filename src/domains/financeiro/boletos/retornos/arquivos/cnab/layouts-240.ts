import { data8, numero, texto, valor } from '#domains/financeiro/boletos/cnab/registro.ts';

/** Segment T of FEBRABAN V10.6. */
const segmentoT = {
  ocorrencia: numero(16, 17),
  nossoNumero: texto(38, 57),
  seuNumero: texto(59, 73),
  vencimento: data8(74, 81),
  valor: valor(82, 96),
  cobrador: texto(97, 105),
  idEmpresa: texto(106, 130),
  pagadorNome: texto(149, 188),
  tarifa: valor(199, 213),
  motivos: texto(214, 223),
};
type SegmentoT = { [N in keyof typeof segmentoT]: { de: number; ate: number; tipo: (typeof segmentoT)[N]['tipo'] } };

/** Segment U is FEBRABAN's at every bank. */
export const segmentoU = {
  acrescimos: valor(18, 32),
  desconto: valor(33, 47),
  deducao: valor(48, 62),
  pago: valor(78, 92),
  liquido: valor(93, 107),
  dataOcorrencia: data8(138, 145),
  dataCredito: data8(146, 153),
};

export const cabecalho240 = {
  banco: numero(1, 3),
  convenio: texto(33, 52),
  agencia: numero(53, 57),
  conta: numero(59, 70),
  tipo: texto(143, 143),
  // Some banks shift the end of their header: a date that is none is simply not known.
  geradoEm: texto(144, 151),
  sequencia: numero(158, 163),
  versao: texto(164, 166),
};
/** What a bank's header does not tell. */
export const ausente = numero(1, 0);

/** How the product's nosso número stands in the columns of a bank; what does not look like it stays as it is. */
export type LeNossoNumero = (bruto: string) => string;
export const inteiro: LeNossoNumero = (bruto) => bruto;
export const semDv: LeNossoNumero = (bruto) => bruto.slice(0, -1);

export type Layout240 = { formato: 240; segmentoT: SegmentoT; cabecalho: typeof cabecalho240; nossoNumero: LeNossoNumero };

const febraban = (partes: Partial<SegmentoT> = {}, nossoNumero: LeNossoNumero = inteiro): Layout240 => ({
  formato: 240,
  segmentoT: { ...segmentoT, ...partes },
  cabecalho: cabecalho240,
  nossoNumero,
});

/** The layouts of one bank: the one of most of its files, and the versions that are known to have it or another. */
type LayoutsDoBanco = { usual: Layout240; versoes: Readonly<Record<string, Layout240>> };
const versoesDe = (usual: Layout240, ...versoes: readonly string[]): LayoutsDoBanco => ({
  usual,
  versoes: Object.fromEntries(versoes.map((versao) => [versao, usual])),
});
/** The versions of FEBRABAN's file in which segments T and U stand where V10.6 has them. */
const daFebraban = [
  '030',
  '040',
  '050',
  '060',
  '080',
  '081',
  '082',
  '083',
  '084',
  '085',
  '087',
  '089',
  '090',
  '101',
  '103',
  '107',
] as const;

/** FEBRABAN's positions with each bank's own, by bank. */
const layouts240: Readonly<Record<string, LayoutsDoBanco>> = {
  // The older convênios, of four and six digits, print a check digit. Product and carteira follow the convênio in its field.
  '001': versoesDe(
    { ...febraban({}, (bruto) => (bruto.length === 12 ? semDv(bruto) : bruto)), cabecalho: { ...cabecalho240, convenio: texto(33, 41) } },
    ...daFebraban,
  ),
  // H7815 of Apr/2018: everything after the account stands four columns before FEBRABAN's.
  '033': versoesDe(
    {
      ...febraban(
        {
          nossoNumero: texto(41, 53),
          seuNumero: texto(55, 69),
          vencimento: data8(70, 77),
          valor: valor(78, 92),
          cobrador: texto(93, 99),
          idEmpresa: texto(101, 125),
          pagadorNome: texto(144, 183),
          tarifa: valor(194, 208),
          motivos: texto(209, 218),
        },
        semDv,
      ),
      cabecalho: { ...cabecalho240, agencia: numero(33, 36), conta: numero(38, 46), convenio: texto(53, 61) },
    },
    '030',
    '040',
  ),
  '085': versoesDe(febraban(), ...daFebraban),
  // The beneficiary's code stands where the others have the account.
  '104': versoesDe(
    { ...febraban({ nossoNumero: texto(40, 56) }), cabecalho: { ...cabecalho240, conta: ausente, convenio: texto(59, 65) } },
    '040',
    '050',
    '060',
    '101',
    '103',
    '107',
  ),
  '237': versoesDe(febraban({ nossoNumero: texto(46, 57) }, semDv), ...daFebraban),
  '341': versoesDe(febraban({ nossoNumero: texto(41, 48), seuNumero: texto(59, 68) }), '040'),
  // Nosso número with check digit (10), installment, modality, form.
  '756': versoesDe(
    febraban({}, (bruto) => bruto.slice(2, 9)),
    '040',
    '081',
    '087',
  ),
  '748': versoesDe(
    febraban({}, (bruto) => (bruto.length === 9 ? bruto.slice(0, -1) : bruto)),
    '081',
    '082',
  ),
};

/** Whether the 240 columns of a bank are known. */
export const isBancoDe240 = (banco: string): boolean => layouts240[banco] !== undefined;

/** The columns of a bank's file of some version: the bank's usual ones when nobody has seen that version. */
export function layoutDoRetorno240(banco: string, versao: string): { layout: Layout240; conhecida: boolean } | undefined {
  const doBanco = layouts240[banco];
  if (!doBanco) return undefined;
  const layout = doBanco.versoes[versao];
  return { layout: layout ?? doBanco.usual, conhecida: layout !== undefined };
}
