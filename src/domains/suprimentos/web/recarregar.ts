import { envelhecer } from '#platform/web/rede/consultas.ts';

/** Everything on the screen that a movement of stock makes old. */
export const recarregarEstoque = (): Promise<void> => envelhecer('Estoque', 'OperacaoEstoque', 'ContagemEstoque', 'Produto', 'Deposito');
