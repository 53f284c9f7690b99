/** What others may use of academico/contratos/aditivos/datados, on the server. */
export { lerVencimentos } from './em-vigor.ts';
export { encerrarDesconto } from './encerrar-desconto.ts';
export { contratoComDesconto, incluirDesconto } from './incluir-desconto.ts';
export { ondeEsta } from './onde-esta.ts';
export { contarParcelasAbertas, lerVencimentosAbertos } from './parcelas-abertas.ts';
