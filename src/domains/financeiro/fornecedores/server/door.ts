/** What others may use of suppliers, on the server. */
export { ondeSePagam } from './onde-se-pagam.ts';
