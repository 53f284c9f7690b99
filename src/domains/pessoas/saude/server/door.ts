/** What others may use of pessoas/saude, on the server. */
export { lerAlertas } from './alertas.ts';
export { abrirFichaDe, haFichasDeOutraChave, protegerFichas } from './cifrar-ficha.ts';
