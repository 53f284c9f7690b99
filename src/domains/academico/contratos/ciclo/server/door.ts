/** What others may use of academico/contratos/ciclo, on the server. */
export { ativarContratos } from './ativar-contratos.ts';
export { desfazerMudancaDeSituacao } from './desfazer-situacao.ts';
export { recusaDoEnviado } from './julgar-ativacao.ts';
export { reativarContrato, suspenderContrato } from './suspender-contrato.ts';
