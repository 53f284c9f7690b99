/** What others may use of academico/temporadas/campanhas, on the server. */
export { ouvirCorreioDasTemporadas } from './convites.ts';
