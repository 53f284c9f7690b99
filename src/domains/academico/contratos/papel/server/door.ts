/** What others may use of academico/contratos/papel, on the server. */
export { type DocumentoCongelado, conferirEscola, congelarTextos } from './congelar.ts';
export { papelCongelado } from './papel-congelado.ts';
