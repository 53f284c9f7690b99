type Pendente = {
  depositoId: number | null;
  categoriaFinanceiraId: number | null;
  contaBancariaId: number | null;
  formaPagamentoId: number | null;
  itens: readonly { estocado: boolean; produtoId: number | null }[];
  parcelas: readonly unknown[];
};
export type Pendencia = 'faltaProduto' | 'faltaDeposito' | 'faltaPagamento' | 'faltaParcelas';

/** What a draft still lacks before it may be generated. */
export function pendenciasDa(n: Pendente): Pendencia[] {
  const falta: Pendencia[] = [];
  if (n.itens.some((i) => i.estocado && i.produtoId === null)) falta.push('faltaProduto');
  if (n.depositoId === null && n.itens.some((i) => i.estocado)) falta.push('faltaDeposito');
  if (n.categoriaFinanceiraId === null || n.contaBancariaId === null || n.formaPagamentoId === null) falta.push('faltaPagamento');
  if (n.parcelas.length === 0) falta.push('faltaParcelas');
  return falta;
}
