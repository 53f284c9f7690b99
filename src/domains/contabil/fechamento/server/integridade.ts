import { registrarInvariantes } from '#platform/server/integridade.ts';
import { encerramentoContabil, periodoContabilFechado, periodosContabeisEmOrdem } from './integridade/fechados.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([periodosContabeisEmOrdem, periodoContabilFechado, encerramentoContabil]);
