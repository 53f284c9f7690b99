/** What others may use of academico/diario/chamadas, on the server. */
export { presencasDasTurmas, somarPresencas } from './presencas.ts';
