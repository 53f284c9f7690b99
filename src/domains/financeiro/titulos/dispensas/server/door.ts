/** What others may use of financeiro/titulos/dispensas, on the server. */
export { dispensarEncargos, ligarDispensa, revogarDispensasDaBaixa } from './dispensar-encargos.ts';
