import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, somar } from '#shared/dinheiro.ts';
import { formatarLinhaDigitavel } from '../codigos/codigo-de-barras.ts';

/**
 * How a title may be paid on a day: its living slip, and a Pix code, the bank's own of that slip or else the school's,
 * with the amount of the day, or with none where the amount grows until a deadline. */
export type ComoPagar = {
  /** Null for all titles of a letter together, by one code. */
  tituloId: number | null;
  numero: string;
  em: DataCivil;
  /** What the title owes on that day. */
  totalCentavos: Centavos;
  /** What it owes on the day until which a letter asks for payment; absent where no deadline is given. */
  noPrazo?: { em: DataCivil; totalCentavos: Centavos } | null;
  boleto: { linhaDigitavel: string; codigoBarras: string; dataVencimento: DataCivil; valorCentavos: Centavos } | null;
  /** `chave`: the school's key that its own code pays to, so that whoever pays can compare it with what the bank's app shows. */
  pix: { copiaECola: string; origem: 'banco' | 'escola'; chave?: string | null | undefined } | null;
};

/** The head of one way to pay. */
export const titulo = ({ tituloId, numero, totalCentavos, em }: ComoPagar): string =>
  `${tituloId === null ? 'Todos os títulos desta carta' : `Título ${numero}`}: ${formatarReais(totalCentavos)} em ${formatarData(em)}`;

/** What is asked for on the deadline, in a line. */
export const noPrazoEmPalavras = ({ noPrazo }: ComoPagar): string | null =>
  noPrazo ? `${formatarReais(noPrazo.totalCentavos)} em ${formatarData(noPrazo.em)}, o prazo desta carta` : null;

/** Whether what is owed changes until the deadline: a code with the amount of one day would be wrong on the others. */
export const mudaAteOPrazo = ({ totalCentavos, noPrazo }: Pick<ComoPagar, 'totalCentavos' | 'noPrazo'>): boolean =>
  !!noPrazo && noPrazo.totalCentavos !== totalCentavos;

/** What all of it comes to on the day of the deadline, in a sentence or two; null for a letter of before deadlines were said. */
export function totalNoPrazo(formas: readonly ComoPagar[]): string | null {
  // The code of all together says the whole; the ways of each say its parts.
  const juntos = formas.filter((f) => f.tituloId === null);
  const contadas = juntos.length > 0 ? juntos : formas;
  const prazos = contadas.flatMap((f) => f.noPrazo ?? []);
  const [primeiro] = prazos;
  if (!primeiro || prazos.length < contadas.length) return null;
  const total = somar(prazos.map((p) => p.totalCentavos));
  const entre = contadas.some(mudaAteOPrazo)
    ? ' Entre uma data e outra os juros contam por dia: de quem paga antes o valor do prazo, a diferença fica como crédito.'
    : '';
  return `Total para pagamento em ${formatarData(primeiro.em)}: ${formatarReais(total)}.${entre}`;
}

/** What a slip asks for and until when, in a line. */
export function boletoEmPalavras({ boleto, em }: ComoPagar): string | null {
  if (!boleto) return null;
  const depois = boleto.dataVencimento < em ? '; o banco soma a multa e os juros' : '';
  return `Boleto de ${formatarReais(boleto.valorCentavos)}, vencimento ${formatarData(boleto.dataVencimento)}${depois}`;
}

/** What a Pix code is for, in a line. */
export function pixEmPalavras(forma: ComoPagar): string | null {
  const { pix, boleto, em, noPrazo } = forma;
  if (!pix) return null;
  if (pix.origem === 'banco') return 'Pix copia e cola deste mesmo boleto';
  const emVez = boleto ? ' em vez do boleto' : '';
  if (mudaAteOPrazo(forma)) return `Pix copia e cola${emVez}, sem valor fixo: informe o do dia em que pagar`;
  return `Pix copia e cola, para pagar ${noPrazo ? `até ${formatarData(noPrazo.em)}` : `em ${formatarData(em)}`}${emVez}`;
}

/** To which key of the school its own code pays, in a line; the code of a bank names none. */
export const chaveEmPalavras = ({ pix }: ComoPagar): string | null => (pix?.chave ? `Chave Pix da escola: ${pix.chave}` : null);

/** Where neither slip nor code exists. */
export const semCodigo = 'Pague na secretaria da escola, ou peça um boleto pelo telefone ou e-mail da escola.';

/** Whether one code pays all of them: then none of them is without a way. */
export const isPagoJunto = (formas: readonly ComoPagar[]): boolean => formas.some((f) => f.tituloId === null);

/** One way to pay as lines of a mail, among the others of its letter. */
export function linhasDoPagamento(p: ComoPagar, formas: readonly ComoPagar[] = [p]): string[] {
  const boleto = boletoEmPalavras(p);
  const pix = pixEmPalavras(p);
  return [
    titulo(p),
    ...[noPrazoEmPalavras(p) ?? []].flat(),
    ...(boleto && p.boleto ? [`${boleto}:`, formatarLinhaDigitavel(p.boleto.linhaDigitavel)] : []),
    ...(pix && p.pix ? [...[chaveEmPalavras(p) ?? []].flat(), `${pix}:`, p.pix.copiaECola] : []),
    ...(boleto || pix || isPagoJunto(formas) ? [] : [semCodigo]),
  ];
}
