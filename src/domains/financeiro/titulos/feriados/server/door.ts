/** What others may use of financeiro/titulos/feriados, on the server. */
export { feriadosQueValem } from './feriados-que-valem.ts';
