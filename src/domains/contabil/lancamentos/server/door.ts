/** How rooms that know what is to be posted post it. */
export { type LancamentoFeito, type NovaPartida, type NovoLancamento, lancarEmLote } from './lancar.ts';
export { conferirMesAberto, travarFatos } from './periodo-aberto.ts';
export { criarLancamento } from './criar-lancamento.ts';
export { estornarLancamento } from './estornar-lancamento.ts';
export { type Abertura, chaveDaConta, lerAbertura, lerInicioDosLivros } from './abertura.ts';
