import { importacaoDePessoas } from '#domains/pessoas/importacao/server/routes.ts';
import { cep } from '#domains/pessoas/cep/server/routes.ts';
import { partesDePessoas } from '#domains/pessoas/partes/server/routes.ts';
import { fichasDeSaude } from '#domains/pessoas/saude/server/routes.ts';
import { fotosDePessoas } from '#domains/pessoas/fotos/server/routes.ts';
import { buscaDePessoas } from '#domains/pessoas/busca/server/routes.ts';
import { listaDePessoas } from '#domains/pessoas/lista/server/routes.ts';
import { aditivos } from '#domains/academico/contratos/aditivos/registro/server/routes.ts';
import { contratos } from '#domains/academico/contratos/lista/server/routes.ts';
import { documentos } from '#domains/academico/documentos/server/routes.ts';
import { matriculaComContrato } from '#domains/academico/contratos/matricula-com-contrato/server/routes.ts';
import { saidas } from '#domains/academico/contratos/saidas/server/routes.ts';
import { estrutura } from '#domains/academico/estrutura/server/routes.ts';
import { historico } from '#domains/academico/historico/server/routes.ts';
import { matriculas } from '#domains/academico/matriculas/server/routes.ts';
import { periodosLetivos } from '#domains/academico/periodos-letivos/server/routes.ts';
import { rematriculas } from '#domains/academico/rematriculas/execucao/server/routes.ts';
import { acesso } from '#domains/acesso/entrada/server/routes.ts';
import { contasDeCobranca } from '#domains/financeiro/boletos/contas/server/routes.ts';
import { emissaoDeBoletos } from '#domains/financeiro/boletos/emissao/server/routes.ts';
import { impressaoDeBoletos } from '#domains/financeiro/boletos/impressao/server/routes.ts';
import { boletos } from '#domains/financeiro/boletos/lista/server/routes.ts';
import { segundaVias } from '#domains/financeiro/boletos/segunda-via/server/routes.ts';
import { remessas } from '#domains/financeiro/boletos/remessas/server/routes.ts';
import { retornos } from '#domains/financeiro/boletos/retornos/arquivos/server/routes.ts';
import { excecoesDeRetorno } from '#domains/financeiro/boletos/retornos/excecoes/server/routes.ts';
import { cadastros } from '#domains/financeiro/cadastros/server/routes.ts';
import { opcoesDosCadastros } from '#domains/financeiro/cadastros/opcoes/server/routes.ts';
import { copiaDePrecos } from '#domains/financeiro/cadastros/precos/server/routes.ts';
import { recebimentosALiquidar } from '#domains/financeiro/caixa/a-liquidar/server/routes.ts';
import { fluxoDeCaixa } from '#domains/financeiro/caixa/fluxo/server/routes.ts';
import { historicoDoCaixa } from '#domains/financeiro/caixa/historico/server/routes.ts';
import { lancamentosManuais } from '#domains/financeiro/caixa/lancamentos/server/routes.ts';
import { periodosFinanceiros } from '#domains/financeiro/caixa/periodos/server/routes.ts';
import { cobranca } from '#domains/financeiro/cobranca/server/routes.ts';
import { declaracoes } from '#domains/financeiro/declaracoes/server/routes.ts';
import { acordos } from '#domains/financeiro/titulos/acordos/server/routes.ts';
import { novoAcordo } from '#domains/financeiro/titulos/acordos/novo/server/routes.ts';
import { baixas } from '#domains/financeiro/titulos/baixas/server/routes.ts';
import { baixasEmLote } from '#domains/financeiro/titulos/baixas/lote/server/routes.ts';
import { cancelamentos } from '#domains/financeiro/titulos/cancelamentos/server/routes.ts';
import { creditos } from '#domains/financeiro/titulos/creditos/server/routes.ts';
import { titulosDevidos } from '#domains/financeiro/titulos/devido/server/routes.ts';
import { dispensas } from '#domains/financeiro/titulos/dispensas/server/routes.ts';
import { emissaoDeTitulos } from '#domains/financeiro/titulos/emissao/server/routes.ts';
import { estornos } from '#domains/financeiro/titulos/estornos/server/routes.ts';
import { extratos } from '#domains/financeiro/titulos/extrato/server/routes.ts';
import { fichaDoTitulo } from '#domains/financeiro/titulos/ficha/server/routes.ts';
import { recibos } from '#domains/financeiro/titulos/recibos/server/routes.ts';
import { titulos } from '#domains/financeiro/titulos/lista/server/routes.ts';
import { pessoas } from '#domains/pessoas/registro/server/routes.ts';
import { rh } from '#domains/rh/server/routes.ts';
import { relatorios } from '#domains/relatorios/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';
import { portal } from './server/rotas.ts';

/** The rooms that answer requests. Their order says nothing; the arrows between rooms are a test. */
export const salas: readonly Sala[] = [
  portal,
  acesso,
  pessoas,
  listaDePessoas,
  buscaDePessoas,
  fotosDePessoas,
  fichasDeSaude,
  partesDePessoas,
  cep,
  importacaoDePessoas,
  rh,
  periodosLetivos,
  estrutura,
  matriculas,
  contratos,
  aditivos,
  saidas,
  matriculaComContrato,
  documentos,
  cadastros,
  opcoesDosCadastros,
  copiaDePrecos,
  periodosFinanceiros,
  lancamentosManuais,
  historicoDoCaixa,
  recebimentosALiquidar,
  fluxoDeCaixa,
  titulos,
  acordos,
  novoAcordo,
  baixas,
  baixasEmLote,
  cancelamentos,
  creditos,
  titulosDevidos,
  dispensas,
  emissaoDeTitulos,
  estornos,
  extratos,
  fichaDoTitulo,
  recibos,
  historico,
  relatorios,
  rematriculas,
  contasDeCobranca,
  emissaoDeBoletos,
  impressaoDeBoletos,
  boletos,
  segundaVias,
  remessas,
  retornos,
  excecoesDeRetorno,
  cobranca,
  declaracoes,
];
