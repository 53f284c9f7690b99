import { zeros } from '#domains/financeiro/boletos/codigos/digitos.ts';
import type { Costumes } from './campos-remessa.ts';
import { data8, documento, fixo, numero, type Registro, texto, valor } from '#domains/financeiro/boletos/cnab/registro.ts';

/** Rates are digits with two decimals, like money. */
const taxa = numero;

const inicio = (tipo: string, lote = true): Registro => ({
  banco: numero(1, 3),
  ...(lote ? { lote: fixo(4, '0001') } : {}),
  tipo: fixo(8, tipo),
});
const quem = {
  agencia: numero(53, 57),
  agenciaDv: texto(58, 58),
  conta: numero(59, 70),
  contaDv: texto(71, 71),
};

const cabecalhoArquivo: Registro = {
  banco: numero(1, 3),
  lote: fixo(4, '00000'),
  empresaTipo: texto(18, 18),
  empresaDocumento: documento(19, 32),
  ...quem,
  empresa: texto(73, 102),
  bancoNome: texto(103, 132),
  remessa: fixo(143, '1'),
  geradoEm: data8(144, 151),
  geradoAs: numero(152, 157),
  nsa: numero(158, 163),
  versaoArquivo: texto(164, 166),
  densidade: fixo(167, '00000'),
};
const cabecalhoLote: Registro = {
  ...inicio('1'),
  operacao: fixo(9, 'R01'),
  versaoLote: texto(14, 16),
  empresaTipo: texto(18, 18),
  empresaDocumento: documento(19, 33),
  agencia: numero(54, 58),
  agenciaDv: texto(59, 59),
  conta: numero(60, 71),
  contaDv: texto(72, 72),
  empresa: texto(74, 103),
  nsa: numero(184, 191),
  geradoEm: data8(192, 199),
  credito: fixo(200, '00000000'),
};
const detalhe: Registro = { ...inicio('3'), sequencia: numero(9, 13), movimento: texto(16, 17) };
/** From the due date on every bank's segment P is FEBRABAN's. */
const fimDoP: Registro = {
  vencimento: data8(78, 85),
  valor: valor(86, 100),
  agenciaCobradora: fixo(101, '00000'),
  especie: texto(107, 108),
  aceite: texto(109, 109),
  documento: data8(110, 117),
  jurosCodigo: texto(118, 118),
  jurosData: data8(119, 126),
  jurosTaxa: taxa(127, 141),
  descontoCodigo: texto(142, 142),
  descontoData: data8(143, 150),
  desconto: valor(151, 165),
  iof: fixo(166, '0'.repeat(30)),
  idEmpresa: texto(196, 220),
  protesto: fixo(221, '300'),
  baixaCodigo: texto(224, 224),
  baixaDias: numero(225, 227),
  moeda: fixo(228, '09'),
  contrato: fixo(230, '0000000000'),
};
const segmentoP: Registro = {
  ...detalhe,
  segmento: fixo(14, 'P'),
  agencia: numero(18, 22),
  agenciaDv: texto(23, 23),
  conta: numero(24, 35),
  contaDv: texto(36, 36),
  nossoNumero: texto(38, 57),
  carteiraCodigo: texto(58, 58),
  cadastramento: fixo(59, '1'),
  tipoDocumento: fixo(60, '2'),
  emissao: fixo(61, '22'),
  numeroDocumento: texto(63, 77),
  ...fimDoP,
};
const segmentoQ: Registro = {
  ...detalhe,
  segmento: fixo(14, 'Q'),
  pagadorTipo: texto(18, 18),
  pagadorDocumento: documento(19, 33),
  pagadorNome: texto(34, 73),
  pagadorEndereco: texto(74, 113),
  pagadorBairro: texto(114, 128),
  pagadorCep: numero(129, 136),
  pagadorCidade: texto(137, 151),
  pagadorUf: texto(152, 153),
  avalista: fixo(154, '0'.repeat(16)),
  correspondente: fixo(210, '000'),
};
const segmentoR: Registro = {
  ...detalhe,
  segmento: fixo(14, 'R'),
  descontos: fixo(18, '0'.repeat(48)),
  multaCodigo: texto(66, 66),
  multaData: data8(67, 74),
  multaTaxa: taxa(75, 89),
  mensagem3: texto(100, 139),
  mensagem4: texto(140, 179),
  // Numbers of a payer whose account is debited: none, in figures. The check digits between them are letters, and blank.
  debito: fixo(200, '0'.repeat(16)),
  contaDoDebito: fixo(217, '0'.repeat(12)),
  avisoDoDebito: fixo(231, '0'),
};
const fimLote: Registro = {
  ...inicio('5'),
  registros: numero(18, 23),
  titulos: numero(24, 29),
  total: numero(30, 46),
  outros: fixo(47, '0'.repeat(69)),
};
const fimArquivo: Registro = {
  banco: numero(1, 3),
  lote: fixo(4, '99999'),
  lotes: fixo(18, '000001'),
  registros: numero(24, 29),
  contas: fixo(30, '000000'),
};

/** A layout as data: which columns each record has, and the few words that are the bank's own. */
export type LayoutRemessa240 = Costumes & {
  versoes: { arquivo: string; lote: string };
  cabecalhoArquivo: Registro;
  cabecalhoLote: Registro;
  segmentoP: Registro;
  segmentoQ: Registro;
  segmentoR: Registro;
  fimLote: Registro;
  fimArquivo: Registro;
};
const febraban = (partes: Partial<LayoutRemessa240> & Pick<LayoutRemessa240, 'versoes' | 'nossoNumero'>): LayoutRemessa240 => ({
  cabecalhoArquivo,
  cabecalhoLote,
  segmentoP,
  segmentoQ,
  segmentoR,
  fimLote,
  fimArquivo,
  especies: { ME: '21', DM: '02', DS: '04', RC: '17', OU: '99' },
  carteira: () => '1',
  ...partes,
});

const sem = (registro: Registro, ...nomes: string[]): Registro =>
  Object.fromEntries(Object.entries(registro).filter(([nome]) => !nomes.includes(nome)));

const bancoDoBrasil = febraban({
  versoes: { arquivo: '083', lote: '042' },
  cabecalhoArquivo: { ...cabecalhoArquivo, convenioBB: texto(33, 50) },
  cabecalhoLote: { ...cabecalhoLote, convenioBB: texto(34, 51), testeBB: texto(52, 53) },
  nossoNumero: ({ nossoNumero, nossoNumeroDv }) => nossoNumero + nossoNumeroDv,
  especies: { ME: '04', DM: '02', DS: '04', RC: '17', OU: '17' },
  carteira: (carteira) => (carteira === '17' ? '7' : '1'),
});

const doDebito = ['debito', 'contaDoDebito', 'avisoDoDebito'] as const;

/** H7815 of Apr/2018: the account stands in 15 columns of transmission code, and dates keep their places. */
const santander = febraban({
  versoes: { arquivo: '040', lote: '030' },
  cabecalhoArquivo: {
    ...sem(cabecalhoArquivo, 'agencia', 'agenciaDv', 'conta', 'contaDv', 'geradoAs', 'densidade'),
    empresaTipo: texto(17, 17),
    empresaDocumento: documento(18, 32),
    codigoTransmissao: numero(33, 47),
  },
  cabecalhoLote: {
    ...sem(cabecalhoLote, 'agencia', 'agenciaDv', 'conta', 'contaDv', 'credito'),
    codigoTransmissao: numero(54, 68),
  },
  segmentoP: {
    ...sem(segmentoP, 'emissao', 'contrato'),
    agencia: numero(18, 21),
    agenciaDv: texto(22, 22),
    conta: numero(23, 31),
    contaDv: texto(32, 32),
    conta2: numero(33, 41),
    conta2Dv: texto(42, 42),
    nossoNumero: texto(45, 57),
    agenciaCobradora: fixo(101, '0000'),
    baixaDias: fixo(225, '0'),
    baixaDiasCurtos: numero(226, 227),
    // 3 would hand the slip to the protest profile that the bank keeps of the school.
    protesto: fixo(221, '000'),
    moeda: fixo(228, '00'),
  },
  segmentoQ: { ...segmentoQ, correspondente: fixo(210, '0'.repeat(12)) },
  segmentoR: sem(segmentoR, ...doDebito),
  fimLote: sem(fimLote, 'titulos', 'total', 'outros'),
  fimArquivo: sem(fimArquivo, 'contas'),
  nossoNumero: ({ nossoNumero, nossoNumeroDv }) => nossoNumero + nossoNumeroDv,
  // It has no code for a school fee, which is a service, and none for others: accounts that say so are refused (codigos/cobranca.ts).
  especies: { ME: '04', DM: '02', DS: '04', RC: '17', OU: '04' },
  carteira: () => '5',
});

/** SIGCB. The beneficiary stands where others have the account; since it may have seven digits there is a second version. */
const caixa = (versoes: { arquivo: string; lote: string }, digitos: 6 | 7): LayoutRemessa240 =>
  febraban({
    versoes,
    cabecalhoArquivo: {
      ...sem(cabecalhoArquivo, 'conta', 'contaDv'),
      semConvenio: fixo(33, '0'.repeat(20)),
      convenio: numero(59, 58 + digitos),
      uso: fixo(59 + digitos, '0'.repeat(14 - digitos)),
      fase: texto(192, 211),
    },
    cabecalhoLote: {
      ...sem(cabecalhoLote, 'conta', 'contaDv'),
      convenio: numero(34, 33 + digitos),
      convenio2: numero(60, 59 + digitos),
      uso: fixo(60 + digitos, '0'.repeat(14 - digitos)),
    },
    segmentoP: {
      ...sem(segmentoP, 'conta', 'contaDv', 'numeroDocumento'),
      convenio: numero(24, 23 + digitos),
      uso: fixo(24 + digitos, '0'.repeat(17 - digitos)),
      nossoNumero: texto(41, 57),
      emissao: fixo(61, '20'),
      documentoDe11: texto(63, 73),
    },
    // 180 to 229 are the payer's e-mail, which is not sent.
    segmentoR: sem(segmentoR, ...doDebito),
    nossoNumero: ({ nossoNumero }) => nossoNumero,
  });

const sicoob = febraban({
  versoes: { arquivo: '081', lote: '040' },
  cabecalhoArquivo: { ...sem(cabecalhoArquivo, 'densidade'), dvAgenciaConta: fixo(72, '0'), densidade: fixo(167, '00000') },
  segmentoP: { ...segmentoP, cadastramento: fixo(59, '0'), tipoDocumento: fixo(60, ' ') },
  // Number with check digit in ten columns, only installment, modality, A4 paper.
  nossoNumero: ({ nossoNumero, nossoNumeroDv }, { cobranca }) =>
    `${zeros(nossoNumero, 9)}${nossoNumeroDv}01${zeros(cobranca.complemento, 2)}4`,
});

const sicredi = febraban({
  versoes: { arquivo: '081', lote: '040' },
  cabecalhoArquivo: { ...cabecalhoArquivo, densidade: fixo(167, '01600') },
  segmentoP: { ...segmentoP, tipoDocumento: fixo(60, '1') },
  segmentoR: sem(segmentoR, 'avisoDoDebito'),
  nossoNumero: ({ nossoNumero, nossoNumeroDv }) => nossoNumero + nossoNumeroDv,
  especies: { ME: '99', DM: '03', DS: '99', RC: '17', OU: '99' },
});

/** The layout of a bank. */
export function layoutRemessa240(bancoCodigo: string, convenio: string): LayoutRemessa240 | undefined {
  if (bancoCodigo === '104')
    return convenio.replace(/^0+/, '').length > 6 ? caixa({ arquivo: '107', lote: '067' }, 7) : caixa({ arquivo: '050', lote: '030' }, 6);
  return { '001': bancoDoBrasil, '033': santander, '748': sicredi, '756': sicoob }[bancoCodigo];
}
