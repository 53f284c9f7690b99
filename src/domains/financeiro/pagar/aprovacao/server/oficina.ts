// What the demo school and tests do as the endpoints do.
export { decidirConta } from './decidir-conta.ts';
export { salvarRegras } from './regras.ts';
