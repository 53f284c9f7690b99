import { recarregarEstoque } from '#domains/suprimentos/web/recarregar.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';

/** Everything on the screen that an invoice, what it generates or its reversal makes old. */
export const recarregarNotas = async (): Promise<void> => {
  await Promise.all([envelhecer('NotaFiscal', 'TituloPagar', 'ContaPagar', 'Fornecedor', 'FluxoCaixa'), recarregarEstoque()]);
};
