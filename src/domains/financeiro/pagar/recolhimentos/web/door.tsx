/** What others may use of financeiro/pagar/recolhimentos, in the browser. */
export { Recolhimentos } from './recolhimentos.tsx';
