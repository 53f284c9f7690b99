import type { Registro } from '#domains/financeiro/boletos/cnab/registro.ts';
import type { Modo } from '../modos.ts';
import { segmentoBPix } from './registros.ts';

/** A bank's way of being told to pay, as data: its versions, and the few words and columns that are its own. */
export type LayoutDePagamento = {
  versaoArquivo: string;
  densidade: string;
  versaoLote: Readonly<Record<'conta' | 'boleto' | 'arrecadacao', string>>;
  /** The form of launching (G029) of a mode where the bank calls it otherwise. */
  formas?: Partial<Record<Modo, string>>;
  /** The longest agreement that the bank's headers have room for. */
  maximoDoConvenio: number;
  /** The agreement as the bank's headers have it. */
  convenio: (convenio: string, homologacao: boolean) => string;
  /** The check digit of a branch stays out of the file. */
  semDvDaAgencia?: boolean;
  /** A check digit that is a letter goes as zero. */
  dvSoNumero?: boolean;
  segmentoBPix: Registro;
};

const febraban: LayoutDePagamento = {
  versaoArquivo: '103',
  densidade: '00000',
  versaoLote: { conta: '045', boleto: '040', arrecadacao: '012' },
  maximoDoConvenio: 20,
  convenio: (convenio) => convenio,
  segmentoBPix,
};
const { siape: _siape, ispb: _ispb, ...semUsoDoGoverno } = segmentoBPix;

const layouts: Readonly<Record<string, LayoutDePagamento>> = {
  // Agreement of nine digits, the product 0126, and TS while the files are tried out.
  '001': {
    ...febraban,
    maximoDoConvenio: 9,
    convenio: (convenio, homologacao) => `${convenio.padStart(9, '0')}0126     ${homologacao ? 'TS' : ''}`,
  },
  '033': {
    ...febraban,
    versaoArquivo: '060',
    versaoLote: { conta: '031', boleto: '030', arrecadacao: '012' },
    formas: { ted: '03' },
    semDvDaAgencia: true,
    dvSoNumero: true,
    segmentoBPix: semUsoDoGoverno,
  },
  '756': { ...febraban, versaoArquivo: '087', densidade: '01600' },
};

/** The banks that are told to pay by a file. */
export const bancosDePagamento: readonly string[] = Object.keys(layouts);
export const layoutDePagamento = (bancoCodigo: string): LayoutDePagamento | undefined => layouts[bancoCodigo];
