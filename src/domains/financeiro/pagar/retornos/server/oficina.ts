// What the demo school and tests do as the endpoints do.
export { aplicarRetorno } from './aplicar.ts';
export { lerRetorno } from './ler-retorno.ts';
export { baixarLinha, ignorarLinha } from './fila.ts';
