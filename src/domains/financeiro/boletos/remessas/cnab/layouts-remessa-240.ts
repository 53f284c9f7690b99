import { zeros } from '#domains/financeiro/boletos/codigos/digitos.ts';
import type { Costumes } from './campos-remessa.ts';
import { data8, documento, fixo, numero, type Registro, texto } from '#domains/financeiro/boletos/cnab/registro.ts';
import { cabecalhoArquivo, cabecalhoLote, fimArquivo, fimLote, segmentoP, segmentoQ, segmentoR } from './febraban-240.ts';

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
  semJuros: '3',
  ...partes,
});

const sem = (registro: Registro, ...nomes: string[]): Registro =>
  Object.fromEntries(Object.entries(registro).filter(([nome]) => !nomes.includes(nome)));

/** What each bank is told of giving titles back: codigos/prazo-de-baixa.ts. */
const daBaixa = ['baixaCodigo', 'baixaDias'] as const;
const dosTotais = ['titulos', 'total', 'outros'] as const;

const bancoDoBrasil = febraban({
  versoes: { arquivo: '083', lote: '042' },
  cabecalhoArquivo: { ...cabecalhoArquivo, convenioBB: texto(33, 50) },
  cabecalhoLote: { ...cabecalhoLote, convenioBB: texto(34, 51), testeBB: texto(52, 53) },
  segmentoP: { ...sem(segmentoP, ...daBaixa), baixa: fixo(224, '0000') },
  fimLote: sem(fimLote, ...dosTotais),
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
    ...sem(segmentoP, 'emissao', 'contrato', 'jurosTaxa', 'agenciaDv', 'descontoData'),
    agencia: numero(18, 21),
    agenciaDvOuZero: texto(22, 22),
    conta: numero(23, 31),
    contaDv: texto(32, 32),
    conta2: numero(33, 41),
    conta2Dv: texto(42, 42),
    nossoNumero: texto(45, 57),
    agenciaCobradora: fixo(101, '00000'),
    // Note 18: money has two decimals, a rate of interest five.
    jurosComTaxaDeCinco: numero(127, 141),
    // A discount until a day after the due date would have the entry refused.
    descontoNoVencimento: data8(143, 150),
    baixaDias: fixo(225, '0'),
    baixaDiasNoPrazo: numero(226, 227),
    // 3 would hand the slip to the protest profile that the bank keeps of the school.
    protesto: fixo(221, '000'),
    moeda: fixo(228, '00'),
  },
  segmentoQ: { ...segmentoQ, correspondente: fixo(210, '0'.repeat(12)) },
  // It has no third discount, and no zero for the fine: none is a percentage of zero.
  segmentoR: {
    ...sem(segmentoR, ...doDebito, 'descontos', 'multaData'),
    desconto2: fixo(18, '0'.repeat(24)),
    multaCodigo: fixo(66, '2'),
    atrasado: data8(67, 74),
  },
  fimLote: sem(fimLote, ...dosTotais),
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
      lancamento: fixo(12, '00'),
      convenio: numero(34, 33 + digitos),
      depoisDoConvenio: fixo(34 + digitos, '0'.repeat(20 - digitos)),
      // Said twice, as long as it fits the old six columns.
      ...(digitos === 6 ? { convenio2: numero(60, 65) } : { semConvenio2: fixo(60, '000000') }),
      uso: fixo(66, '00000000'),
    },
    segmentoP: {
      ...sem(segmentoP, 'conta', 'contaDv', 'numeroDocumento', ...daBaixa),
      convenio: numero(24, 23 + digitos),
      uso: fixo(24 + digitos, '0'.repeat(17 - digitos)),
      nossoNumero: texto(41, 57),
      emissao: fixo(61, '20'),
      documentoDe11: texto(63, 73),
      agenciaCobradora: fixo(101, '000000'),
      baixaCodigo: fixo(224, '1'),
      baixaDiasNoPrazo: numero(225, 227),
    },
    // 180 to 229 are the payer's e-mail, which is not sent.
    segmentoR: sem(segmentoR, ...doDebito),
    fimLote: { ...fimLote, outros: fixo(47, '0'.repeat(46)) },
    fimArquivo: sem(fimArquivo, 'contas'),
    nossoNumero: ({ nossoNumero }) => nossoNumero,
  });

const sicoob = febraban({
  versoes: { arquivo: '081', lote: '040' },
  cabecalhoArquivo: { ...sem(cabecalhoArquivo, 'densidade'), dvAgenciaConta: fixo(72, '0'), densidade: fixo(167, '00000') },
  segmentoP: { ...sem(segmentoP, ...daBaixa), cadastramento: fixo(59, '0'), tipoDocumento: fixo(60, ' '), baixa: fixo(224, '0   ') },
  semJuros: '0',
  // Number with check digit in ten columns, only installment, modality, A4 paper.
  nossoNumero: ({ nossoNumero, nossoNumeroDv }, { cobranca }) =>
    `${zeros(nossoNumero, 9)}${nossoNumeroDv}01${zeros(cobranca.complemento, 2)}4`,
});

const sicredi = febraban({
  versoes: { arquivo: '081', lote: '040' },
  // Its cooperatives have no check digit.
  cabecalhoArquivo: { ...sem(cabecalhoArquivo, 'agenciaDv'), densidade: fixo(167, '01600') },
  cabecalhoLote: sem(cabecalhoLote, 'agenciaDv'),
  segmentoP: {
    ...sem(segmentoP, 'baixaDias', 'agenciaDv'),
    tipoDocumento: fixo(60, '1'),
    baixaCodigo: fixo(224, '1'),
    baixaDiasNoPrazo: numero(225, 227),
  },
  // It prints no messages.
  segmentoR: sem(segmentoR, 'avisoDoDebito', 'mensagem3', 'mensagem4'),
  fimLote: { ...sem(fimLote, ...dosTotais), semTotais: fixo(24, '0'.repeat(92)) },
  nossoNumero: ({ nossoNumero, nossoNumeroDv }) => nossoNumero + nossoNumeroDv,
  especies: { ME: '99', DM: '03', DS: '99', RC: '17', OU: '99' },
});

/** The layout of a bank. */
export function layoutRemessa240(bancoCodigo: string, convenio: string): LayoutRemessa240 | undefined {
  if (bancoCodigo === '104')
    return convenio.replace(/^0+/, '').length > 6 ? caixa({ arquivo: '107', lote: '067' }, 7) : caixa({ arquivo: '050', lote: '030' }, 6);
  return { '001': bancoDoBrasil, '033': santander, '748': sicredi, '756': sicoob }[bancoCodigo];
}
