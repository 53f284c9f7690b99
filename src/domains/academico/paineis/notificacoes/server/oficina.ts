/** What only the demo school and tests use of academico/paineis/notificacoes. */
export { prepararNotificacoes } from './preparar.ts';
export { registrarEnvio } from './registrar-envio.ts';
