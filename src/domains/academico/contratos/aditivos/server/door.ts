/** What others may use of academico/contratos/aditivos, on the server. */
export { ajusteDoAditivo } from './assinar.ts';
export { carregarPessoas, contratadoDe, termosVigentes } from './carregar.ts';
export { recusaDoAditivoEnviado } from './julgar-enviado.ts';
export { toTermo } from './termos.ts';
export { type AditivoLido, listarAditivosVigentes } from './vigentes.ts';
