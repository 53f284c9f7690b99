import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { formatarLinhaDigitavel } from './codigo-de-barras.ts';

/** How a title may be paid on a day: its living slip, and a Pix code, the bank's own of that slip or else the school's with the amount of the day. */
export type ComoPagar = {
  tituloId: number;
  numero: string;
  em: DataCivil;
  /** What the title owes on that day. */
  totalCentavos: Centavos;
  boleto: { linhaDigitavel: string; codigoBarras: string; dataVencimento: DataCivil; valorCentavos: Centavos } | null;
  pix: { copiaECola: string; origem: 'banco' | 'escola' } | null;
};

/** The head of one way to pay. */
export const titulo = ({ numero, totalCentavos, em }: ComoPagar): string =>
  `Título ${numero}: ${formatarReais(totalCentavos)} em ${formatarData(em)}`;

/** What a slip asks for and until when, in a line. */
export function boletoEmPalavras({ boleto, em }: ComoPagar): string | null {
  if (!boleto) return null;
  const depois = boleto.dataVencimento < em ? '; o banco soma a multa e os juros' : '';
  return `Boleto de ${formatarReais(boleto.valorCentavos)}, vencimento ${formatarData(boleto.dataVencimento)}${depois}`;
}

/** What a Pix code is for, in a line. */
export function pixEmPalavras({ pix, boleto, em }: ComoPagar): string | null {
  if (!pix) return null;
  if (pix.origem === 'banco') return 'Pix copia e cola deste mesmo boleto';
  return `Pix copia e cola, para pagar em ${formatarData(em)}${boleto ? ' em vez do boleto' : ''}`;
}

/** Where neither slip nor code exists. */
export const semCodigo = 'Pague na secretaria da escola, ou peça um boleto pelo telefone ou e-mail da escola.';

/** One way to pay as lines of a mail. */
export function linhasDoPagamento(p: ComoPagar): string[] {
  const boleto = boletoEmPalavras(p);
  const pix = pixEmPalavras(p);
  return [
    titulo(p),
    ...(boleto && p.boleto ? [`${boleto}:`, formatarLinhaDigitavel(p.boleto.linhaDigitavel)] : []),
    ...(pix && p.pix ? [`${pix}:`, p.pix.copiaECola] : []),
    ...(boleto || pix ? [] : [semCodigo]),
  ];
}
