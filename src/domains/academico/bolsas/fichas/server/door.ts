/** What others may use of academico/bolsas/fichas, on the server. */
export { haFichaSocioeconomicaDeOutraChave, protegerFichasSocioeconomicas } from './cifrar.ts';
