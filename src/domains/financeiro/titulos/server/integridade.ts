import { registrarInvariantes } from '#platform/server/integridade.ts';
import { acordoFecha } from './integridade/acordo.ts';
import { acordoPartes } from './integridade/acordo-partes.ts';
import { tituloAmortizacao } from './integridade/amortizacao.ts';
import { baixaCaixaEFato } from './integridade/baixa-caixa.ts';
import { tituloCancelado } from './integridade/cancelado.ts';
import { baixaComposicao } from './integridade/composicao.ts';
import { creditoDoRecibo } from './integridade/credito-do-recibo.ts';
import { creditoFecha } from './integridade/credito.ts';
import { tituloDevido } from './integridade/devido.ts';
import { tituloPagador } from './integridade/pagador.ts';
import { lancamentoDoRecebimento } from './integridade/palavras-do-caixa.ts';
import { tituloVencimento } from './integridade/vencimento.ts';
import { baixaEstorno } from './integridade/estorno.ts';
import { descontoRevogado } from './integridade/desconto-revogado.ts';
import { tituloFato } from './integridade/fato.ts';
import { recebimentoNatureza } from './integridade/natureza.ts';
import { reciboTotal } from './integridade/recibo.ts';
import { tituloRenegociado } from './integridade/renegociado.ts';
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
