/** What the portal and other rooms may use of acesso, on the server. */
export { registrarAmostra } from './eventos.ts';
export { lerRegras } from './regras.ts';
export { limparAcesso } from './limpeza.ts';
export { contandoErros } from './tentativas.ts';
