/** What others may use of acesso/links, on the server. */
export { enviarLink, escrever } from './correspondencia.ts';
export {
  anularLinks,
  caminhoDoLink,
  criarLink,
  estadoDoPrimeiroAcesso,
  lerConfirmacaoFeita,
  lerLink,
  temLinkRecente,
  usarLink,
  usarLinkDePrimeiroAcesso,
} from './links.ts';
export { ouvirCorreioDeUsuarios } from './no-correio.ts';
