/** What others may use of academico/paineis/notificacoes/medias, on the server. */
export { lerCartasDaEtapa } from './cartas-da-etapa.ts';
