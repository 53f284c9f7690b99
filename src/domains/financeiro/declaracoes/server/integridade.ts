import { registrarInvariantes } from '#platform/server/integridade.ts';
import { declaracaoImpressao } from './integridade/declaracao-impressao.ts';
import { declaracaoTotal } from './integridade/declaracao-total.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([declaracaoImpressao, declaracaoTotal]);
