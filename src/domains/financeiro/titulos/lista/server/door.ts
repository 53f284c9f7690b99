/** What others may use of financeiro/titulos/lista, on the server. */
export { boletosDoCodigo, busca as tituloProcurado, semCodigo as tituloSemCodigo } from './busca.ts';
export { colunasDoTitulo, deTitulos, nomeDoAluno } from './queries.ts';
export { type TituloVencido, confirmarVencidos, titulosVencidosDe } from './titulos-vencidos.ts';
