import { registrarInvariantes } from '#platform/server/integridade.ts';
import { aprovacaoDaConta, fatoDoTituloPagar, rateioDoTituloPagar } from './integridade/titulos.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([rateioDoTituloPagar, fatoDoTituloPagar, aprovacaoDaConta]);
