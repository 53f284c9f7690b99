/** What others may use of academico/documentos/envio, in the browser. */
export { EnviarPorEmail } from './enviar-por-email.tsx';
