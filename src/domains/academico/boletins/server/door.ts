/** What others may use of academico/boletins, on the server. */
export { boletinsDaTurma } from './boletins.ts';
