/** What others may use of acesso/perfis, on the server. */
export { exigirQueCombinem, umPorVez } from './restricao-de-professor.ts';
