/** What the demo school makes of seasons: no other room needs it. Functions that write take the transaction of the caller. */
export { temporadas } from './registro.ts';
