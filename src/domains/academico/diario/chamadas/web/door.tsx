/** What others may use of academico/diario/chamadas, in the browser. */
export { QuaisAulas } from './barra-do-dia.tsx';
export { ChamadaDoDia } from './chamada-do-dia.tsx';
export { type Rascunhos, useRascunhos } from './use-chamadas.ts';
export { useChamadasNaFila } from './use-chamadas-na-fila.ts';
