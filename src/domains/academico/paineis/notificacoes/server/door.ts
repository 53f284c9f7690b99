/** What others may use of academico/paineis/notificacoes, on the server. */
export { ouvirCorreioDeNotificacoes } from './no-correio.ts';
