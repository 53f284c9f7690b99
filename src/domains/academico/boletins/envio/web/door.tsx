/** What others may use of academico/boletins/envio, in the browser. */
export { DestinatariosDoBoletim } from './destinatarios.tsx';
export { EnviarBoletins } from './enviar.tsx';
