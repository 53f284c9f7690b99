import { registrarInvariantes } from '#platform/server/integridade.ts';
import { tituloAmortizacao } from './integridade/amortizacao.ts';
import { tituloDevido } from './integridade/devido.ts';
import { tituloVencimento } from './integridade/vencimento.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([tituloAmortizacao, tituloDevido, tituloVencimento]);
