/** What others may use of pessoas/saude, on the server. */
export { lerAlertas } from './alertas.ts';
export { abrirFichaDe, haFichasDeOutraChave, protegerFichas } from './cifrar-ficha.ts';
export { abrirProposta, aceitarFicha, type FichaProposta, fecharProposta, proporFicha, versaoDaFicha } from './ficha-proposta.ts';
export { verFicha, viuFicha } from './ficha-saude.ts';
