/** What other rooms may use of sessions. */
export { listarSessoes } from './sessoes.ts';
export { carregarAutorDeTarefa } from './autor-de-tarefa.ts';
export { carregarSessao } from './carregar-sessao.ts';
export { encerrarTodosOsAcessos } from './encerrar-todos.ts';
export { abrirSessao, revogarSessoes } from './sessoes.ts';
