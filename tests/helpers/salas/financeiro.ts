import { contasDeCobranca } from '#domains/financeiro/boletos/contas/server/routes.ts';
import { emissaoDeBoletos } from '#domains/financeiro/boletos/emissao/server/routes.ts';
import { impressaoDeBoletos } from '#domains/financeiro/boletos/impressao/server/routes.ts';
import { boletos } from '#domains/financeiro/boletos/lista/server/routes.ts';
import { segundaVias } from '#domains/financeiro/boletos/segunda-via/server/routes.ts';
import { remessas } from '#domains/financeiro/boletos/remessas/server/routes.ts';
import { retornos } from '#domains/financeiro/boletos/retornos/arquivos/server/routes.ts';
import { excecoesDeRetorno } from '#domains/financeiro/boletos/retornos/excecoes/server/routes.ts';
import { novoAcordo } from '#domains/financeiro/titulos/acordos/novo/server/routes.ts';
import { acordos } from '#domains/financeiro/titulos/acordos/server/routes.ts';
import { baixasEmLote } from '#domains/financeiro/titulos/baixas/lote/server/routes.ts';
import { baixas } from '#domains/financeiro/titulos/baixas/server/routes.ts';
import { cancelamentos } from '#domains/financeiro/titulos/cancelamentos/server/routes.ts';
import { creditos } from '#domains/financeiro/titulos/creditos/server/routes.ts';
import { titulosDevidos } from '#domains/financeiro/titulos/devido/server/routes.ts';
import { dispensas } from '#domains/financeiro/titulos/dispensas/server/routes.ts';
import { emissaoDeTitulos } from '#domains/financeiro/titulos/emissao/server/routes.ts';
import { estornos } from '#domains/financeiro/titulos/estornos/server/routes.ts';
import { extratos } from '#domains/financeiro/titulos/extrato/server/routes.ts';
import { fichaDoTitulo } from '#domains/financeiro/titulos/ficha/server/routes.ts';
import { titulos } from '#domains/financeiro/titulos/lista/server/routes.ts';
import { recibos } from '#domains/financeiro/titulos/recibos/server/routes.ts';
import { recebimentosALiquidar } from '#domains/financeiro/caixa/a-liquidar/server/routes.ts';
import { fluxoDeCaixa } from '#domains/financeiro/caixa/fluxo/server/routes.ts';
import { historicoDoCaixa } from '#domains/financeiro/caixa/historico/server/routes.ts';
import { lancamentosManuais } from '#domains/financeiro/caixa/lancamentos/server/routes.ts';
import { periodosFinanceiros } from '#domains/financeiro/caixa/periodos/server/routes.ts';
import { opcoesDosCadastros } from '#domains/financeiro/cadastros/opcoes/server/routes.ts';
import { copiaDePrecos } from '#domains/financeiro/cadastros/precos/server/routes.ts';
import { cadastros } from '#domains/financeiro/cadastros/server/routes.ts';

import type { Sala } from '#platform/server/http/rota.ts';

/** All that answers for titles, cash, registers and slips, for tests of several of their rooms. */
export const salasDosTitulos: readonly Sala[] = [
  novoAcordo,
  acordos,
  baixasEmLote,
  baixas,
  cancelamentos,
  creditos,
  titulosDevidos,
  dispensas,
  emissaoDeTitulos,
  estornos,
  extratos,
  fichaDoTitulo,
  titulos,
  recibos,
];
export const salasDoCaixa: readonly Sala[] = [
  recebimentosALiquidar,
  fluxoDeCaixa,
  historicoDoCaixa,
  lancamentosManuais,
  periodosFinanceiros,
];
export const salasDosCadastros: readonly Sala[] = [opcoesDosCadastros, copiaDePrecos, cadastros];
export const salasDosBoletos: readonly Sala[] = [
  contasDeCobranca,
  emissaoDeBoletos,
  impressaoDeBoletos,
  boletos,
  segundaVias,
  remessas,
  retornos,
  excecoesDeRetorno,
];
