import { zeros } from '#domains/financeiro/boletos/codigos/digitos.ts';
import type { Costumes } from './campos-remessa.ts';
import { documento, fixo, numero, type Registro, texto } from '#domains/financeiro/boletos/cnab/registro.ts';
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
