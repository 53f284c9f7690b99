/** What others may use of pessoas/saude, on the server. */
export { haFichasDeOutraChave, protegerFichas } from './cifrar-ficha.ts';
