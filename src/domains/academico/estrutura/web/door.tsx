export { Escolha } from './escolha.tsx';
export { useFiltrosDeEnsino } from './filtros-de-ensino.ts';
export { useOpcoesEstrutura } from './opcoes-estrutura.ts';
