/** What only the demo school and tests use of academico/paineis/notificacoes/medias. */
export { prepararCartas } from './preparar.ts';
