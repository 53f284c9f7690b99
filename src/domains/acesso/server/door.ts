/** What the portal and other rooms may use of acesso, on the server. */
export { carregarAutorDeTarefa } from './autor-de-tarefa.ts';
export { carregarSessao } from './carregar-sessao.ts';
export { registrarAmostra } from './eventos.ts';
export { acertarFimDeAcesso, recusarPropriaDemissao } from './fim-de-acesso.ts';
export { criarPrimeiroAdministrador, haUsuarios } from './primeiro-acesso.ts';
export { ouvirCorreioDeUsuarios } from './no-correio.ts';
export { limparAcesso } from './limpeza.ts';
export { haSegredosDeOutraChave, protegerSegredos } from './fator-guardado.ts';
export { contarTentativa, enderecoParaContar } from './tentativas.ts';
import './integridade.ts';
