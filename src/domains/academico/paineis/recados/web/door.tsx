/** What others may use of academico/paineis/recados, in the browser. */
export { NovoRecado } from './novo-recado.tsx';
export { RecadosEnviados } from './recados-enviados.tsx';
export { RecadosDoPainel } from './recados-do-painel.tsx';
