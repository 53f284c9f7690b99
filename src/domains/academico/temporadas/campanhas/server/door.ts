/** What others may use of academico/temporadas/campanhas, on the server. */
export { encerrarVencidas } from './encerrar.ts';
export { ouvirCorreioDasTemporadas } from './convites.ts';
