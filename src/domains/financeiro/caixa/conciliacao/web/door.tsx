export { Conciliacao } from './conciliacao.tsx';
