/** What the portal and other rooms may use of acesso, on the server. */
export { carregarAutorDeTarefa } from '../sessoes/server/autor-de-tarefa.ts';
export { carregarSessao } from '../sessoes/server/carregar-sessao.ts';
export { registrarAmostra } from './eventos.ts';
export { acertarFimDeAcesso, recusarPropriaDemissao } from '../usuarios/server/fim-de-acesso.ts';
export { criarPrimeiroAdministrador, haUsuarios } from '../entrada/server/primeiro-acesso.ts';
export { ouvirCorreioDeUsuarios } from '../senhas/server/no-correio.ts';
export { limparAcesso } from './limpeza.ts';
export { haSegredosDeOutraChave, protegerSegredos } from '../segundo-fator/server/fator-guardado.ts';
export { contarTentativa, enderecoParaContar } from '../senhas/server/tentativas.ts';
import './integridade.ts';
