/** What others may use of acesso/perfis, on the server. */
export { conferirQueCombinem, umPorVez } from './restricao-de-professor.ts';
