import type { Textos } from '#shared/erros.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { PixDoBanco } from './pix.ts';

/** What a line of a return file tells of a charge, whatever the bank's words and columns. */
export const efeitos = [
  'registrada',
  'rejeitada',
  'paga',
  /** A part of it was paid; the bank goes on charging the rest. */
  'parcial',
  /** Paid by a cheque that has cleared, and by one that has not yet. */
  'cheque',
  'cheque_pendente',
  /** The bank takes a payment back: a cheque that was returned, a payment cancelled. */
  'estornada',
  /** The bank refuses an instruction: a write-off that was asked for did not happen. */
  'recusada',
  'baixada',
  'tarifa',
  'informacao',
  /** A code that the bank's manual does not give: whatever it brings, money too, is for a person to say. */
  'desconhecida',
] as const;
export type Efeito = (typeof efeitos)[number];

/** The effects that bring money, which either settles a title or waits for a person. */
export const efeitosComDinheiro = ['paga', 'parcial', 'cheque', 'desconhecida'] as const satisfies readonly Efeito[];
/** Whether a line tells of money that has come. */
export const trazDinheiro = (efeito: string): boolean => (efeitosComDinheiro as readonly string[]).includes(efeito);

export type LinhaDeRetorno = {
  /** Number of the line in the file, from 1: where a person finds it. */
  linha: number;
  /** Two digits, as the bank writes it. */
  ocorrencia: string;
  efeito: Efeito;
  /** Without check digit, as the product keeps it. */
  nossoNumero: string;
  /** As it stands in the file. */
  nossoNumeroBruto: string;
  seuNumero: string;
  /** What the company wrote into the remittance to know its title again. */
  idEmpresa: string;
  /** Who paid, in the bank's words; empty where the layout has no column for it. */
  pagadorNome: string;
  /** The bank and branch where it was paid. */
  cobrador: string;
  vencimento: DataCivil | null;
  valorCentavos: Centavos;
  tarifaCentavos: Centavos;
  /** Fine and interest together: banks do not part them. */
  acrescimosCentavos: Centavos;
  descontoCentavos: Centavos;
  deducaoCentavos: Centavos;
  /** What the payer paid. */
  pagoCentavos: Centavos;
  /** What reached the account. */
  liquidoCentavos: Centavos;
  dataOcorrencia: DataCivil | null;
  dataCredito: DataCivil | null;
  /** Reason codes of rejections and tariffs, two characters each. */
  motivos: string[];
  /** The bank's Pix of a hybrid boleto. */
  pix: PixDoBanco | null;
};

export type CabecalhoDeRetorno = {
  formato: 240 | 400;
  banco: string;
  agencia: string;
  conta: string;
  convenio: string;
  /** Number that the bank gave the file; blank or zeros where it gives none. */
  sequencia: string;
  geradoEm: DataCivil | null;
  /** The version of the layout that the file says it has; empty where files say none. */
  versao: string;
  /** Whether the columns of that version are known; otherwise the bank's usual ones were read. */
  versaoConhecida: boolean;
};

/** Why a file cannot be read at all. */
export type RecusaDoArquivo =
  | 'ARQUIVO_NAO_E_RETORNO'
  | 'ARQUIVO_E_REMESSA'
  | 'BANCO_SEM_LAYOUT'
  | 'FORMATO_SEM_LAYOUT'
  | 'ARQUIVO_SEM_FIM'
  | 'ARQUIVO_DEPOIS_DO_FIM'
  | 'TOTAL_NAO_CONFERE'
  | 'LINHA_ILEGIVEL'
  | 'ARQUIVO_VAZIO';
export class ArquivoRecusado extends Error {
  readonly codigo: RecusaDoArquivo;
  readonly linha: number;
  readonly detalhe: string;
  /** For a bank without layout: the format of its file, and the one that is read of it. */
  readonly formatos: { formato: number; outro: number };
  /** For a line that cannot be read: what is wrong with it. */
  readonly porque: Textos | string;
  constructor(codigo: RecusaDoArquivo, linha: number, detalhe: Textos | string = '', formatos = { formato: 0, outro: 0 }) {
    const dito = typeof detalhe === 'string' ? detalhe : '';
    super(`${codigo} at line ${linha} ${dito}`);
    this.codigo = codigo;
    this.linha = linha;
    this.detalhe = dito;
    this.porque = detalhe;
    this.formatos = formatos;
  }
}
