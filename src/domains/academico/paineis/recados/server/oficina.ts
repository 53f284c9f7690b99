/** What only the demo school and tests use of academico/paineis/recados. */
export { enviarRecado } from './enviar-recado.ts';
