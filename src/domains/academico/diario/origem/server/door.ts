/** What others may use of academico/diario/origem, on the server. */
export { frequenciasDeOrigem, semNotaDeOrigem } from './ler-origens.ts';
