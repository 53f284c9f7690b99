/** What money and stock rooms may use of accounting, on the server: they hand over facts, in their own transaction. */
export type { NovoFato } from '../fatos.ts';
export { registrarEstornoDeFato, registrarEstornosDeFatos, registrarFatos } from './registrar-fatos.ts';
import './integridade.ts';
