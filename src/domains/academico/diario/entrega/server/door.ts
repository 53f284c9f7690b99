/** What others may use of academico/diario/entrega, on the server. */
export { contarDiasSemChamada, contarForaDasChamadas } from './dias-sem-chamada.ts';
export { origensDevendo } from './origens.ts';
export { type EstadoDaDisciplina, estadoDasDisciplinas } from './pendencias.ts';
