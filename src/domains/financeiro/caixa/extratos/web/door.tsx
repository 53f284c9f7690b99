export { LerExtrato } from './ler-extrato.tsx';
export { ExtratosLidos } from './extratos-lidos.tsx';
