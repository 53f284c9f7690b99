/** What the process and the home screen use of the security of the way in. */
export { iniciarVigia } from './vigia.ts';
