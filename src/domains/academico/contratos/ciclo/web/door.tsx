/** What others may use of academico/contratos/ciclo, in the browser. */
export { MudancaComData } from './mudanca-com-data.tsx';
export { useDesfazer } from './use-desfazer.ts';
