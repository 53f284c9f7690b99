/** What the process does with the head of the audit chain. */
export { ancorar } from './ancorar.ts';
