import { registrarInvariantes } from '#platform/server/integridade.ts';
import { pagamentoCaixaEFato, saldoDoTituloPagar } from './integridade/pagamentos.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([pagamentoCaixaEFato, saldoDoTituloPagar]);
