/** How rooms that know what is to be posted post it. */
export { type LancamentoFeito, type NovaPartida, type NovoLancamento, lancarEmLote } from './lancar.ts';
export { conferirMesAberto } from './periodo-aberto.ts';
