import { registrarInvariantes } from '#platform/server/integridade.ts';
import { baixaCaixaEFato } from './integridade/baixa-caixa.ts';
import { baixaComposicao } from './integridade/composicao.ts';
import { lancamentoDoRecebimento } from './integridade/palavras-do-caixa.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([baixaCaixaEFato, baixaComposicao, lancamentoDoRecebimento]);
