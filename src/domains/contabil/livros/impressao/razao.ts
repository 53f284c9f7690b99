import { formatarData } from '#shared/datas.ts';
import { centavos, formatarValor } from '#shared/dinheiro.ts';
import { type Bloco, type LinhaImpressa, quebrar } from './paginas.ts';

/** A line of the ledger: of an account, in the order of its days; or, without an entry, what an account that did not move held. */
export type LinhaDoRazao = {
  /** Its place in the book, from 1. */
  ordem: number;
  conta: string;
  primeira: boolean;
  /** What the account held before the book; debits less credits. */
  anteriorCentavos: number;
  data: string | null;
  numero: number | null;
  ano: number | null;
  historico: string | null;
  /** What stands on the other side of its entry: an account by its code, or how many there are. */
  contrapartida: string | null;
  debitoCentavos: number;
  creditoCentavos: number;
  /** After the line. */
  saldoCentavos: number;
};
/** Where each column of the ledger stands, in points from the left of a page of A4. */
export const colunasDoRazao = {
  data: 40,
  numero: 88,
  contrapartida: 140,
  texto: 196,
  fimDoTexto: 375,
  fimDoDebito: 432,
  fimDoCredito: 489,
  fimDoSaldo: 555,
} as const;

const direita = (x: number, texto: string, negrito = false) => ({
  x,
  texto,
  direita: true as const,
  ...(negrito ? { negrito: true as const } : {}),
});
const dinheiro = (x: number, valor: number) => direita(x, valor === 0 ? '' : formatarValor(centavos(valor)));
/** A balance with its side. */
const saldo = (valor: number, negrito = false) =>
  direita(colunasDoRazao.fimDoSaldo, `${formatarValor(centavos(Math.abs(valor)))} ${valor < 0 ? 'C' : 'D'}`, negrito);

/** A line as the ledger prints it; the first of an account brings its name and what it held before. Pure. */
export function blocoDaLinha(l: LinhaDoRazao, medir: (texto: string) => number): Bloco {
  const cabeca: LinhaImpressa[] = l.primeira
    ? [
        [],
        [{ x: colunasDoRazao.data, texto: l.conta, negrito: true }],
        [{ x: colunasDoRazao.texto, texto: 'Saldo anterior' }, saldo(l.anteriorCentavos)],
      ]
    : [];
  const partes = l.data === null ? [] : quebrar(l.historico ?? '', colunasDoRazao.fimDoTexto - colunasDoRazao.texto, medir);
  const linhas = partes.map(
    (texto, i): LinhaImpressa =>
      i > 0
        ? [{ x: colunasDoRazao.texto, texto }]
        : [
            { x: colunasDoRazao.data, texto: formatarData(l.data ?? '') },
            { x: colunasDoRazao.numero, texto: `${l.numero}/${l.ano}` },
            { x: colunasDoRazao.contrapartida, texto: l.contrapartida ?? '' },
            { x: colunasDoRazao.texto, texto },
            dinheiro(colunasDoRazao.fimDoDebito, l.debitoCentavos),
            dinheiro(colunasDoRazao.fimDoCredito, l.creditoCentavos),
            saldo(l.saldoCentavos),
          ],
  );
  return { id: l.ordem, ...(l.primeira ? {} : { titulo: l.conta }), linhas: [...cabeca, ...linhas], debitos: l.debitoCentavos };
}
