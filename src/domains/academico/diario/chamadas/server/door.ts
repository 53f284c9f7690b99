/** What others may use of academico/diario/chamadas, on the server. */
export { presencasDaTurma, somarPresencas } from './presencas.ts';
