/** What others may use of academico/contratos/linhas, in the browser. */
export { AvisoDeEntradaTardia } from './aviso-de-entrada-tardia.tsx';
export { CamposDescontos } from './campos-descontos.tsx';
export { CamposPrecos } from './campos-precos.tsx';
export { type PrecoDigitado, parcelasDigitadas, resumoDosPrecos, valorLido } from './linhas.ts';
export type { OpcoesDoContrato } from './opcoes.ts';
export { ResumoDoContrato } from './resumo.tsx';
export { TabelaParcelas } from './tabela-parcelas.tsx';
