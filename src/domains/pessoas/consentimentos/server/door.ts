/** What others may use of pessoas/consentimentos, on the server. Functions that write take the transaction of the caller. */
export { consentir, revogarConsentimento } from './consentir.ts';
