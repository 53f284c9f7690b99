/** What others may use of academico/contratos/aditivos/registro, on the server. */
export { criarAditivo, enviarAditivoParaAssinatura, preverAditivo, vigorarAditivo } from './aditar-contrato.ts';
