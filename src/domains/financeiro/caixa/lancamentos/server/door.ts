/** What other rooms of cash may use of entries by hand. Functions that write take the transaction of the caller. */
export { lancarManual } from './lancar.ts';
import './integridade.ts';
