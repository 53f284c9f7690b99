/** What others may use of academico/diario/chamadas, on the server. */
export { dadasNasTurmas, presencasDasTurmas, somarPresencas } from './presencas.ts';
