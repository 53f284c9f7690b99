import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Reconhecimento } from './situacoes.ts';

const doPagamento = ['categoriaFinanceiraId', 'contaBancariaId', 'formaPagamentoId'] as const;
type Pagamento = Record<(typeof doPagamento)[number], number | null>;
type Pendente = {
  depositoId: number | null;
  itens: readonly { estocado: boolean; produtoId: number | null }[];
} & Pagamento &
  Vencimentos;
type Vencimentos = { dataEntrada: string; parcelas: readonly { dataVencimento: string }[] };
export type Pendencia = 'faltaProduto' | 'faltaDeposito' | 'faltaPagamento' | 'faltaParcelas' | 'venceAntes';

/** What came after it fell due, as a file may say it, is paid on the day it comes at the earliest: who enters it says so. */
export const venceAntesDaEntrada = ({ dataEntrada, parcelas }: Vencimentos): boolean =>
  parcelas.some((p) => p.dataVencimento < dataEntrada);

/**
 * What the file of an invoice says that is withheld, where its installments withhold another amount. Both may be right (a rate of another day, a
 * tax that the supplier does not withhold any more), so that it is told wherever the invoice is looked at before it is generated, and holds nothing back.
 */
export const outroRetido = (dito: number | null, calculado: number): { arquivo: string; calculado: string } | null =>
  dito === null || dito === calculado ? null : { arquivo: formatarReais(centavos(dito)), calculado: formatarReais(centavos(calculado)) };

/** Of how many items the file says another quantity than the units that came in each last time; told beside what is withheld. */
export const outrasQuantidadesDe = (itens: readonly { reconhecidoPor: Reconhecimento | null }[]): number =>
  itens.filter((i) => i.reconhecidoPor === 'outra_quantidade').length;

/** What of how it is paid is still to be told. */
export const semPagamento = (n: Pagamento): (keyof Pagamento)[] => doPagamento.filter((campo) => n[campo] === null);

/** What a draft still lacks before it may be generated. */
export function pendenciasDa(n: Pendente): Pendencia[] {
  const falta: Pendencia[] = [];
  if (n.itens.some((i) => i.estocado && i.produtoId === null)) falta.push('faltaProduto');
  if (n.depositoId === null && n.itens.some((i) => i.estocado)) falta.push('faltaDeposito');
  if (semPagamento(n).length > 0) falta.push('faltaPagamento');
  if (n.parcelas.length === 0) falta.push('faltaParcelas');
  if (venceAntesDaEntrada(n)) falta.push('venceAntes');
  return falta;
}
