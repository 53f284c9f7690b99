import { registrarInvariantes } from '#platform/server/integridade.ts';
import { acordoFecha } from '../acordos/server/integridade/acordo.ts';
import { acordoPartes } from '../acordos/server/integridade/acordo-partes.ts';
import { tituloAmortizacao } from '../devido/server/integridade/amortizacao.ts';
import { baixaCaixaEFato } from '../baixas/server/integridade/baixa-caixa.ts';
import { tituloCancelado } from '../cancelamentos/server/integridade/cancelado.ts';
import { baixaComposicao } from '../baixas/server/integridade/composicao.ts';
import { creditoDoRecibo } from '../creditos/server/integridade/credito-do-recibo.ts';
import { creditoFecha } from '../creditos/server/integridade/credito.ts';
import { tituloDevido } from '../devido/server/integridade/devido.ts';
import { tituloPagador } from '../emissao/server/integridade/pagador.ts';
import { lancamentoDoRecebimento } from '../baixas/server/integridade/palavras-do-caixa.ts';
import { tituloVencimento } from '../devido/server/integridade/vencimento.ts';
import { baixaEstorno } from '../estornos/server/integridade/estorno.ts';
import { descontoRevogado } from '../estornos/server/integridade/desconto-revogado.ts';
import { tituloFato } from '../emissao/server/integridade/fato.ts';
import { recebimentoNatureza } from '../natureza/server/integridade/natureza.ts';
import { reciboTotal } from '../recibos/server/integridade/recibo.ts';
import { tituloRenegociado } from '../acordos/server/integridade/renegociado.ts';
import { tituloSituacao } from './integridade/situacao.ts';

// What must always hold in this room, whatever path wrote it: judged by the check of the whole.
registrarInvariantes([
  tituloAmortizacao,
  tituloDevido,
  tituloVencimento,
  tituloPagador,
  lancamentoDoRecebimento,
  tituloSituacao,
  tituloCancelado,
  baixaEstorno,
  baixaComposicao,
  descontoRevogado,
  baixaCaixaEFato,
  reciboTotal,
  tituloFato,
  acordoFecha,
  acordoPartes,
  tituloRenegociado,
  creditoFecha,
  creditoDoRecibo,
  recebimentoNatureza,
]);
