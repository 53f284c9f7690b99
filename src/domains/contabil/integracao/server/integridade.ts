import { registrarInvariantes } from '#platform/server/integridade.ts';
import { estornoSozinho, fatoNoMesFechado } from './integridade/fatos.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([fatoNoMesFechado, estornoSozinho]);
