/** What others may use of academico/bolsas/fichas, on the server. */
export { abrirFichas, esvaziarFichas, haFichaSocioeconomicaDeOutraChave, protegerFichasSocioeconomicas } from './cifrar.ts';
