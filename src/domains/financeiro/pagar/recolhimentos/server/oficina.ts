// What the demo school and tests do as the endpoints do.
export { gerarRecolhimentos } from './gerar-recolhimentos.ts';
export { obterARecolher } from './obter-a-recolher.ts';
