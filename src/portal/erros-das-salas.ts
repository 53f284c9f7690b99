import { errosEstoque } from '#domains/suprimentos/erros.ts';
import { errosDeposito } from '#domains/suprimentos/depositos/erros.ts';
import { errosContagem } from '#domains/suprimentos/estoques/contagens/erros.ts';
import { errosDoArquivo as errosDoArquivoDeNota } from '#domains/suprimentos/notas-fiscais/arquivo/erros.ts';
import { errosNotaFiscal } from '#domains/suprimentos/notas-fiscais/erros.ts';
import { errosProduto } from '#domains/suprimentos/produtos/erros.ts';
import { errosConvenio } from '#domains/academico/convenios/erros.ts';
import { errosBolsa } from '#domains/academico/bolsas/erros.ts';
import { errosDescontoDatado } from '#domains/academico/contratos/aditivos/datados/erros.ts';
import { errosAditivo } from '#domains/academico/contratos/aditivos/erros.ts';
import { errosDeSaida } from '#domains/academico/contratos/saidas/erros.ts';
import { errosAssinatura } from '#domains/academico/contratos/assinaturas/erros.ts';
import { errosCertificado } from '#domains/academico/contratos/assinaturas/erros-certificados.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { errosEntrega } from '#domains/academico/diario/entrega/erros.ts';
import { errosConselho } from '#domains/academico/fechamento/conselho/erros.ts';
import { errosFechamento } from '#domains/academico/fechamento/erros.ts';
import { errosLaboratorio } from '#domains/academico/fechamento/laboratorio/erros.ts';
import { errosFechamentoDoPeriodo } from '#domains/academico/fechamento/periodo/erros.ts';
import { errosBoletim } from '#domains/academico/boletins/erros.ts';
import { errosEnvioDeBoletim } from '#domains/academico/boletins/envio/erros.ts';
import { errosAula } from '#domains/academico/diario/aulas/erros.ts';
import { errosDiario } from '#domains/academico/diario/erros.ts';
import { errosChamada } from '#domains/academico/diario/chamadas/erros.ts';
import { errosJustificativa } from '#domains/academico/diario/justificativas/erros.ts';
import { errosAvaliacao } from '#domains/academico/diario/avaliacoes/erros.ts';
import { errosNota } from '#domains/academico/diario/notas/erros.ts';
import { errosOrigem } from '#domains/academico/diario/origem/erros.ts';
import { errosParecer } from '#domains/academico/diario/pareceres/erros.ts';
import { errosEmissaoDePapeis } from '#domains/academico/documentos/emissao/erros.ts';
import { errosEnvioDeDocumento } from '#domains/academico/documentos/envio/erros.ts';
import { errosDocumento } from '#domains/academico/documentos/erros.ts';
import { errosDocumentoPadrao } from '#domains/academico/documentos/padrao/erros.ts';
import { errosCriterio } from '#domains/academico/estrutura/criterio/erros.ts';
import { errosEnsino, errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { errosHorario } from '#domains/academico/estrutura/horario/erros.ts';
import { errosHistoricoEscolar } from '#domains/academico/historico/escolar/erros.ts';
import { errosHistorico } from '#domains/academico/historico/erros.ts';
import { errosMatricula } from '#domains/academico/matriculas/erros.ts';
import { errosCarta } from '#domains/academico/paineis/notificacoes/medias/erros.ts';
import { errosNotificacao } from '#domains/academico/paineis/notificacoes/erros.ts';
import { errosRecado } from '#domains/academico/paineis/recados/erros.ts';
import { errosTemporada } from '#domains/academico/temporadas/erros.ts';
import { errosRematricula } from '#domains/academico/rematriculas/erros.ts';
import { errosCalendario } from '#domains/academico/periodos-letivos/calendario/erros.ts';
import { errosPeriodoLetivo } from '#domains/academico/periodos-letivos/erros.ts';
import { errosConfirmacao } from '#domains/acesso/confirmacoes/erros.ts';
import { errosLinkExterno } from '#domains/acesso/links-externos/erros.ts';
import { errosDoPdfAssinado } from '#platform/server/pdf/assinado/erros.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { errosContaCobranca } from '#domains/financeiro/boletos/contas/erros.ts';
import { errosEmissaoDeBoleto } from '#domains/financeiro/boletos/emissao/erros.ts';
import { errosImpressao } from '#domains/financeiro/boletos/impressao/erros.ts';
import { errosListaDeBoletos } from '#domains/financeiro/boletos/lista/erros.ts';
import { errosRemessa } from '#domains/financeiro/boletos/remessas/erros.ts';
import { errosPixReemitido } from '#domains/financeiro/boletos/pix-reemitido/erros.ts';
import { errosSegundaVia } from '#domains/financeiro/boletos/segunda-via/erros.ts';
import { errosRetorno } from '#domains/financeiro/boletos/retornos/erros.ts';
import { errosArquivo } from '#domains/financeiro/boletos/retornos/arquivos/erros.ts';
import { errosExcecao } from '#domains/financeiro/boletos/retornos/excecoes/erros.ts';
import { errosCadastros } from '#domains/financeiro/cadastros/erros.ts';
import { errosCobranca } from '#domains/financeiro/cobranca/erros.ts';
import { errosDadosBancarios } from '#domains/financeiro/dados-bancarios/erros.ts';
import { errosDeclaracao } from '#domains/financeiro/declaracoes/erros.ts';
import { errosCaixa } from '#domains/financeiro/caixa/erros.ts';
import { errosConciliacao } from '#domains/financeiro/caixa/conciliacao/erros.ts';
import { errosExtrato } from '#domains/financeiro/caixa/extratos/erros.ts';
import { errosLiquidacao } from '#domains/financeiro/caixa/a-liquidar/erros.ts';
import { errosLancamento } from '#domains/financeiro/caixa/lancamentos/erros.ts';
import { errosPeriodo } from '#domains/financeiro/caixa/periodos/erros.ts';
import { errosAcordo } from '#domains/financeiro/titulos/acordos/erros.ts';
import { errosCredito } from '#domains/financeiro/titulos/creditos/erros.ts';
import { errosFornecedor } from '#domains/financeiro/fornecedores/erros.ts';
import { errosPagar } from '#domains/financeiro/pagar/erros.ts';
import { errosRecolhimento } from '#domains/financeiro/pagar/recolhimentos/erros.ts';
import { errosRemessaPagar } from '#domains/financeiro/pagar/remessas/erros.ts';
import { errosRetornoPagar } from '#domains/financeiro/pagar/retornos/erros.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { errosBaixa } from '#domains/financeiro/titulos/baixas/erros.ts';
import { errosDoBanco } from '#domains/financeiro/titulos/baixas/do-banco/erros.ts';
import { errosCancelamento } from '#domains/financeiro/titulos/cancelamentos/erros.ts';
import { errosDispensa } from '#domains/financeiro/titulos/dispensas/erros.ts';
import { errosEmissao } from '#domains/financeiro/titulos/emissao/erros.ts';
import { errosEstorno } from '#domains/financeiro/titulos/estornos/erros.ts';
import { errosFeriados } from '#domains/financeiro/titulos/feriados/erros.ts';
import { errosFicha } from '#domains/financeiro/titulos/ficha/erros.ts';
import { errosNovoAcordo } from '#domains/financeiro/titulos/acordos/novo/erros.ts';
import { errosRecibo } from '#domains/financeiro/titulos/recibos/erros.ts';
import { erros as errosPessoas } from '#domains/pessoas/erros.ts';
import { errosMudanca } from '#domains/mudanca/erros.ts';
import { errosRh } from '#domains/rh/erros.ts';
import { errosDoAnexo } from '#platform/server/arquivos/anexo.ts';
import { errosDaPrivacidade } from './erros-da-privacidade.ts';
import { errosDosLivros } from './erros-dos-livros.ts';
import { errosOperacao } from './operacao/erros.ts';
import { errosEscola } from './erros-escola.ts';
import { type DefinicaoErro, errosComuns, type Idioma, type ParametrosDeRecusa, mensagemDaRecusa } from '#shared/erros.ts';

type Conjunto = { definicoes: Readonly<Record<string, DefinicaoErro>> };

/** The refusals of every room: a stored code of a job's row becomes a sentence again. */
const salas: Readonly<Record<string, Conjunto>> = {
  comuns: errosComuns,
  mudanca: errosMudanca,
  acordos: errosAcordo,
  cobranca: errosCobranca,
  creditos: errosCredito,
  declaracoes: errosDeclaracao,
  acesso: errosAcesso,
  assinaturas: errosAssinatura,
  certificados: errosCertificado,
  pdfAssinado: errosDoPdfAssinado,
  confirmacoes: errosConfirmacao,
  linksExternos: errosLinkExterno,
  aditivos: errosAditivo,
  boletos: errosBoletos,
  'contas-de-cobranca': errosContaCobranca,
  'emissao-de-boletos': errosEmissaoDeBoleto,
  impressao: errosImpressao,
  'lista-de-boletos': errosListaDeBoletos,
  remessas: errosRemessa,
  'segunda-via': errosSegundaVia,
  'pix-reemitido': errosPixReemitido,
  retornos: errosRetorno,
  arquivos: errosArquivo,
  aulas: errosAula,
  excecoes: errosExcecao,
  cadastros: errosCadastros,
  calendario: errosCalendario,
  'dados-bancarios': errosDadosBancarios,
  caixa: errosCaixa,
  'a-liquidar': errosLiquidacao,
  conciliacao: errosConciliacao,
  extratos: errosExtrato,
  lancamentos: errosLancamento,
  periodos: errosPeriodo,
  fornecedores: errosFornecedor,
  pagar: errosPagar,
  recolhimentos: errosRecolhimento,
  'remessas-pagar': errosRemessaPagar,
  'retornos-pagar': errosRetornoPagar,
  ...errosDosLivros,
  ...errosDaPrivacidade,
  anexos: errosDoAnexo,
  contratos: errosContrato,
  saidas: errosDeSaida,
  boletins: errosBoletim,
  'boletins-envio': errosEnvioDeBoletim,
  diario: errosDiario,
  entrega: errosEntrega,
  fechamento: errosFechamento,
  conselho: errosConselho,
  fechamentoDoPeriodo: errosFechamentoDoPeriodo,
  laboratorioDoCriterio: errosLaboratorio,
  chamadas: errosChamada,
  justificativas: errosJustificativa,
  avaliacoes: errosAvaliacao,
  notas: errosNota,
  pareceres: errosParecer,
  origem: errosOrigem,
  notificacoes: errosNotificacao,
  notificacoesMedias: errosCarta,
  recados: errosRecado,
  documentos: errosDocumento,
  documentosEmissao: errosEmissaoDePapeis,
  documentosEnvio: errosEnvioDeDocumento,
  documentosPadrao: errosDocumentoPadrao,
  escola: errosEscola,
  historico: errosHistorico,
  'historico-escolar': errosHistoricoEscolar,
  bolsas: errosBolsa,
  convenios: errosConvenio,
  datados: errosDescontoDatado,
  estrutura: errosEstrutura,
  criterios: errosCriterio,
  ensino: errosEnsino,
  horario: errosHorario,
  matriculas: errosMatricula,
  'periodos-letivos': errosPeriodoLetivo,
  pessoas: errosPessoas,
  rematriculas: errosRematricula,
  temporadas: errosTemporada,
  rh: errosRh,
  titulos: errosTitulos,
  baixas: errosBaixa,
  'do-banco': errosDoBanco,
  cancelamentos: errosCancelamento,
  dispensas: errosDispensa,
  emissao: errosEmissao,
  estornos: errosEstorno,
  feriados: errosFeriados,
  ficha: errosFicha,
  'novo-acordo': errosNovoAcordo,
  recibos: errosRecibo,
  suprimentos: errosEstoque,
  'notas-fiscais': errosNotaFiscal,
  'notas-fiscais/arquivo': errosDoArquivoDeNota,
  depositos: errosDeposito,
  contagens: errosContagem,
  produtos: errosProduto,
  'portal/operacao': errosOperacao,
};

/**
 * The message of a stored code in a language; the code itself when no room defines it any more. Two rooms may word one code
 * in their own way: that of the job's room is taken, then that of any other.
 */
export function mensagemDoCodigo(codigo: string, params: ParametrosDeRecusa | null, idioma: Idioma, sala = 'comuns'): string {
  const preferidos = [salas[sala], ...Object.values(salas)];
  const definicao = preferidos.map((conjunto) => conjunto?.definicoes[codigo]).find((achada) => achada !== undefined);
  return definicao ? mensagemDaRecusa(definicao, params ?? {}, idioma) : codigo;
}
