import { formatarData } from '#shared/datas.ts';
import { centavos, formatarValor } from '#shared/dinheiro.ts';
import { type Bloco, type LinhaImpressa, quebrar } from './paginas.ts';

export type PartidaImpressa = {
  lancamentoId: number;
  numero: number;
  ano: number;
  periodo: number;
  data: string;
  historico: string;
  documento: string | null;
  conta: string;
  centroCustoNome: string | null;
  debitoCentavos: number;
  creditoCentavos: number;
  historicoDaLinha: string | null;
};
/** Where each column of the daily book stands, in points from the left of a page of A4. */
export const colunas = {
  data: 40,
  numero: 88,
  texto: 140,
  conta: 152,
  credito: 166,
  fimDoTexto: 430,
  fimDoDebito: 495,
  fimDoCredito: 555,
} as const;

const dinheiro = (x: number, valor: number) => ({ x, texto: valor === 0 ? '' : formatarValor(centavos(valor)), direita: true as const });

/** An entry as the book prints it: its day, number and text, then each account, those of the credit set in. Pure. */
export function blocoDoLancamento(partidas: readonly PartidaImpressa[], medir: (texto: string) => number): Bloco {
  const [primeira] = partidas;
  if (!primeira) throw new Error('an entry has lines');
  const { lancamentoId, numero, ano, data, historico, documento } = primeira;
  const texto = documento === null ? historico : `${historico} (${documento})`;
  const linhas: LinhaImpressa[] = quebrar(texto, colunas.fimDoCredito - colunas.texto, medir).map((parte, i) => [
    ...(i === 0
      ? [
          { x: colunas.data, texto: formatarData(data), negrito: true as const },
          { x: colunas.numero, texto: `${numero}/${ano}`, negrito: true as const },
        ]
      : []),
    { x: colunas.texto, texto: parte },
  ]);
  for (const p of partidas) {
    const x = p.creditoCentavos > 0 ? colunas.credito : colunas.conta;
    const nome = [p.conta, p.centroCustoNome, p.historicoDaLinha].filter((parte) => parte !== null).join(' · ');
    for (const [i, parte] of quebrar(nome, colunas.fimDoTexto - x, medir).entries())
      linhas.push(
        i > 0
          ? [{ x, texto: parte }]
          : [{ x, texto: parte }, dinheiro(colunas.fimDoDebito, p.debitoCentavos), dinheiro(colunas.fimDoCredito, p.creditoCentavos)],
      );
  }
  return { id: lancamentoId, linhas, debitos: partidas.reduce((soma, p) => soma + p.debitoCentavos, 0) };
}
