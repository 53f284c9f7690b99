/** What others may use of academico/matriculas/enturmacao, on the server. */
export { decidirLugar } from './decidir-lugar.ts';
export { type OutraNoTurno, conferirMesmoTurno, noMesmoTurno, travarLugares } from './mesmo-turno.ts';
