import { type DataCivil, formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { EscolaNoPapel } from '#shared/papel/termos-da-escola.ts';
import type { recibosApi } from '../api.ts';

type Recibo = RespostaServidor<typeof recibosApi.obterRecibo>;
export type ItemDoRecibo = Recibo['itens'][number];
/** All that the paper of a receipt may speak of: it names the payer in full, which the screen does not. */
export type DadosDoRecibo = Recibo & { pagadorCpf: string | null; escola: EscolaNoPapel; data: DataCivil };

/** The titles that stay paid, and those that were reversed since; all of them together when the mark across the page says it. */
export function partesDo(recibo: Recibo): { vivos: ItemDoRecibo[]; estornados: ItemDoRecibo[] } {
  if (recibo.estornado) return { vivos: recibo.itens, estornados: [] };
  const [vivos = [], estornados = []] = [true, false].map((vivo) => recibo.itens.filter((i) => (i.estornadaEm === null) === vivo));
  return { vivos, estornados };
}

/** What the paper gives quittance of. */
export const valorDo = (recibo: Recibo): string =>
  formatarReais(centavos(partesDo(recibo).estornados.length === 0 ? recibo.totalCentavos : recibo.permaneceCentavos));

/** By what it was paid: a credit was received before, by another receipt. */
export function formaDe({ creditoUsado, formaNome, contaNome }: Recibo): string {
  if (creditoUsado === null) return `${formaNome} – ${contaNome}`;
  const { dataCredito, reciboNumero } = creditoUsado;
  return `Crédito do pagador, recebido em ${formatarData(dataCredito)}${reciboNumero === null ? '' : ` (recibo nº ${reciboNumero})`}`;
}

/** Of what was reversed the paper is proof no more: it says what came, what went back, and gives quittance of what stands. */
export function quitacaoDo(recibo: Recibo): string {
  const { estornados } = partesDo(recibo);
  const titulos = recibo.itens.length === 1 ? 'do título relacionado' : `dos ${recibo.itens.length} títulos relacionados`;
  const importancia = `${formatarReais(centavos(recibo.totalCentavos))} (${recibo.totalPorExtenso})`;
  const recebemos = recibo.creditoUsado
    ? `Sem novo recebimento, usamos ${importancia} do crédito de ${recibo.pagadorNome} nesta escola no pagamento ${titulos} abaixo`
    : `Recebemos de ${recibo.pagadorNome} a importância de ${importancia}, referente ao pagamento ${titulos} abaixo`;
  if (estornados.length === 0) return `${recebemos}, da qual damos quitação nos valores indicados.`;
  const [foram, volta] = [
    recibo.creditoUsado ? 'Voltaram ao crédito' : 'Foram estornados',
    centavos(recibo.totalCentavos - recibo.permaneceCentavos),
  ];
  return `${recebemos}. ${foram} ${formatarReais(volta)}; permanece a importância de ${formatarReais(centavos(recibo.permaneceCentavos))} (${recibo.permanecePorExtenso}), e somente dela damos quitação, nos valores indicados.`;
}

/** The students that the titles are for, once each. */
export const alunosDo = (recibo: Recibo): string[] => [...new Set(recibo.itens.flatMap((i) => i.alunoNome?.split(', ') ?? []))];

const dinheiro = (valor: number): string => formatarValor(centavos(valor));
const menos = (valor: number): string => (valor > 0 ? `-${dinheiro(valor)}` : dinheiro(0));
export const principalDe = (i: ItemDoRecibo): string => dinheiro(i.principalCentavos + i.descontoCentavos);
export const descontoDe = (i: ItemDoRecibo): string => menos(i.descontoCentavos);
export const referente = (i: ItemDoRecibo): string =>
  i.estornadaEm ? `${i.descricao} (estornado em ${formatarData(i.estornadaEm)})` : i.descricao;

/** The totals of a table of titles, column by column. */
export function somasDe(itens: readonly ItemDoRecibo[]): Record<'principal' | 'desconto' | 'multa' | 'juros' | 'pago', string> {
  const soma = (de: (i: ItemDoRecibo) => number): number => itens.reduce((total, i) => total + de(i), 0);
  return {
    principal: dinheiro(soma((i) => i.principalCentavos + i.descontoCentavos)),
    desconto: menos(soma((i) => i.descontoCentavos)),
    multa: dinheiro(soma((i) => i.multaCentavos)),
    juros: dinheiro(soma((i) => i.jurosCentavos)),
    pago: dinheiro(soma((i) => i.valorCentavos)),
  };
}
