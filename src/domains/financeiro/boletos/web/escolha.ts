import type { Escolha } from '#platform/web/tabela/index.ts';

/** What the choice of a list asks the server for. */
export const corpoDaEscolha = (escolha: Escolha<{ id: number }>) =>
  escolha.tipo === 'itens' ? { ids: escolha.ids.map(Number) } : { filtro: escolha.consulta, exceto: escolha.exceto.map(Number) };
