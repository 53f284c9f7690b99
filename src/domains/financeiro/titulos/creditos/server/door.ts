/** What others may use of financeiro/titulos/creditos, on the server. */
export { estornarCreditoDoRecibo } from './credito-do-recibo.ts';
export { type CreditoInserido, entradaDoCredito, fatoDoCredito, inserirCreditos, registrarCreditos } from './registrar-creditos.ts';
export { devolverAoCredito, gravarUsos, conferirDepoisDaEntrada, travarCredito } from './usos-de-credito.ts';
