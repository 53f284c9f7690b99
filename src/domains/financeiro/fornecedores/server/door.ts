/** What others may use of suppliers, on the server. */
export { ondeSePagam, type OndeSePaga } from './onde-se-pagam.ts';
