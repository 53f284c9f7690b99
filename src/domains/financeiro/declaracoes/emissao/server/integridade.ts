import { registrarInvariantes } from '#platform/server/integridade.ts';
import { declaracaoImpressao } from './integridade/declaracao-impressao.ts';
import { declaracaoTotal } from './integridade/declaracao-total.ts';

// What must always hold of statements, whatever path wrote them: judged by the check of the whole.
registrarInvariantes([declaracaoImpressao, declaracaoTotal]);
