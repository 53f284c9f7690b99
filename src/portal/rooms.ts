import { aditivosAssinaturas } from '#domains/academico/contratos/aditivos/assinaturas/server/routes.ts';
import { aditivosLista } from '#domains/academico/contratos/aditivos/lista/server/routes.ts';
import { aditivos } from '#domains/academico/contratos/aditivos/registro/server/routes.ts';
import { aditivosTurma } from '#domains/academico/contratos/aditivos/turma/server/routes.ts';
import { contratosCancelamento } from '#domains/academico/contratos/ciclo/cancelamento/server/routes.ts';
import { contratosLotes } from '#domains/academico/contratos/ciclo/lotes/server/routes.ts';
import { contratosCiclo } from '#domains/academico/contratos/ciclo/server/routes.ts';
import { contratosFicha } from '#domains/academico/contratos/ficha/server/routes.ts';
import { contratosLinhas } from '#domains/academico/contratos/linhas/server/routes.ts';
import { contratos } from '#domains/academico/contratos/lista/server/routes.ts';
import { matriculaComContrato } from '#domains/academico/contratos/matricula-com-contrato/server/routes.ts';
import { assinaturaPublica } from '#domains/academico/contratos/assinaturas/publica/server/routes.ts';
import { contratosAssinaturas } from '#domains/academico/contratos/assinaturas/server/routes.ts';
import { contratosPapel } from '#domains/academico/contratos/papel/server/routes.ts';
import { contratosRascunho } from '#domains/academico/contratos/rascunho/server/routes.ts';
import { saidas } from '#domains/academico/contratos/saidas/server/routes.ts';
import { configuracaoDosContratos } from '#domains/academico/contratos/server/routes.ts';
import { diarioAulas } from '#domains/academico/diario/aulas/server/routes.ts';
import { diarioChamadas } from '#domains/academico/diario/chamadas/server/routes.ts';
import { diarioFrequencia } from '#domains/academico/diario/frequencia/server/routes.ts';
import { diarioJustificativas } from '#domains/academico/diario/justificativas/server/routes.ts';
import { diarioAvaliacoes } from '#domains/academico/diario/avaliacoes/server/routes.ts';
import { diarioNotas } from '#domains/academico/diario/notas/server/routes.ts';
import { diarioOrigem } from '#domains/academico/diario/origem/server/routes.ts';
import { diarioPareceres } from '#domains/academico/diario/pareceres/server/routes.ts';
import { diarioEntrega } from '#domains/academico/diario/entrega/server/routes.ts';
import { boletins } from '#domains/academico/boletins/server/routes.ts';
import { boletinsEnvio } from '#domains/academico/boletins/envio/server/routes.ts';
import { boletinsImpressao } from '#domains/academico/boletins/impressao/server/routes.ts';
import { diario } from '#domains/academico/diario/server/routes.ts';
import { estruturaCopia } from '#domains/academico/estrutura/copia/server/routes.ts';
import { estruturaCriterio } from '#domains/academico/estrutura/criterio/server/routes.ts';
import { estruturaCursos } from '#domains/academico/estrutura/cursos/server/routes.ts';
import { estruturaDocentes } from '#domains/academico/estrutura/docentes/server/routes.ts';
import { estruturaEnsino } from '#domains/academico/estrutura/ensino/server/routes.ts';
import { estruturaHorario } from '#domains/academico/estrutura/horario/server/routes.ts';
import { estrutura } from '#domains/academico/estrutura/server/routes.ts';
import { estruturaTurmaDisciplina } from '#domains/academico/estrutura/turma-disciplina/server/routes.ts';
import { estruturaTurmas } from '#domains/academico/estrutura/turmas/server/routes.ts';
import { anosDoHistorico } from '#domains/academico/historico/escolar/anos/server/routes.ts';
import { emissaoDeHistorico } from '#domains/academico/historico/escolar/emissao/server/routes.ts';
import { lotesDeHistorico } from '#domains/academico/historico/escolar/lotes/server/routes.ts';
import { historicoEscolar } from '#domains/academico/historico/escolar/server/routes.ts';
import { historico } from '#domains/academico/historico/server/routes.ts';
import { matriculasAlunos } from '#domains/academico/matriculas/alunos/server/routes.ts';
import { matriculasEnturmacao } from '#domains/academico/matriculas/enturmacao/server/routes.ts';
import { matriculasLista } from '#domains/academico/matriculas/lista/server/routes.ts';
import { matriculasMovimentos } from '#domains/academico/matriculas/movimentos/server/routes.ts';
import { matriculasNova } from '#domains/academico/matriculas/nova/server/routes.ts';
import { matriculasRemanejamento } from '#domains/academico/matriculas/remanejamento/server/routes.ts';
import { matriculasPlano } from '#domains/academico/matriculas/plano/server/routes.ts';
import { matriculasResponsaveis } from '#domains/academico/matriculas/responsaveis/server/routes.ts';
import { matriculas } from '#domains/academico/matriculas/server/routes.ts';
import { calendarioLetivo } from '#domains/academico/periodos-letivos/calendario/server/routes.ts';
import { periodosLetivos } from '#domains/academico/periodos-letivos/server/routes.ts';
import { contasDeCobranca } from '#domains/financeiro/boletos/contas/server/routes.ts';
import { emissaoDeBoletos } from '#domains/financeiro/boletos/emissao/server/routes.ts';
import { impressaoDeBoletos } from '#domains/financeiro/boletos/impressao/server/routes.ts';
import { boletos } from '#domains/financeiro/boletos/lista/server/routes.ts';
import { pixReemitido } from '#domains/financeiro/boletos/pix-reemitido/server/routes.ts';
import { remessas } from '#domains/financeiro/boletos/remessas/server/routes.ts';
import { retornos } from '#domains/financeiro/boletos/retornos/arquivos/server/routes.ts';
import { excecoesDeRetorno } from '#domains/financeiro/boletos/retornos/excecoes/server/routes.ts';
import { segundaVias } from '#domains/financeiro/boletos/segunda-via/server/routes.ts';
import { titulosDasContas } from '#domains/financeiro/cadastros/contas/server/routes.ts';
import { opcoesDosCadastros } from '#domains/financeiro/cadastros/opcoes/server/routes.ts';
import { copiaDePrecos } from '#domains/financeiro/cadastros/precos/server/routes.ts';
import { cadastros } from '#domains/financeiro/cadastros/server/routes.ts';
import { recebimentosALiquidar } from '#domains/financeiro/caixa/a-liquidar/server/routes.ts';
import { conciliacaoBancaria } from '#domains/financeiro/caixa/conciliacao/server/routes.ts';
import { extratosBancarios } from '#domains/financeiro/caixa/extratos/server/routes.ts';
import { fluxoDeCaixa } from '#domains/financeiro/caixa/fluxo/server/routes.ts';
import { historicoDoCaixa } from '#domains/financeiro/caixa/historico/server/routes.ts';
import { lancamentosManuais } from '#domains/financeiro/caixa/lancamentos/server/routes.ts';
import { periodosFinanceiros } from '#domains/financeiro/caixa/periodos/server/routes.ts';
import { cobrancaCartas } from '#domains/financeiro/cobranca/cartas/server/routes.ts';
import { cobrancaEnvio } from '#domains/financeiro/cobranca/envio/server/routes.ts';
import { cobrancaModelos } from '#domains/financeiro/cobranca/modelos/server/routes.ts';
import { declaracoesContestacoes } from '#domains/financeiro/declaracoes/contestacoes/server/routes.ts';
import { declaracoesEmissao } from '#domains/financeiro/declaracoes/emissao/server/routes.ts';
import { declaracoesIr } from '#domains/financeiro/declaracoes/ir/server/routes.ts';
import { declaracoesLotes } from '#domains/financeiro/declaracoes/lotes/server/routes.ts';
import { declaracoesQuitacao } from '#domains/financeiro/declaracoes/quitacao/server/routes.ts';
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
import { feriadosDaCidade } from '#domains/financeiro/titulos/feriados/server/routes.ts';
import { fichaDoTitulo } from '#domains/financeiro/titulos/ficha/server/routes.ts';
import { titulos } from '#domains/financeiro/titulos/lista/server/routes.ts';
import { recibos } from '#domains/financeiro/titulos/recibos/server/routes.ts';
import { buscaDePessoas } from '#domains/pessoas/busca/server/routes.ts';
import { cep } from '#domains/pessoas/cep/server/routes.ts';
import { fotosDePessoas } from '#domains/pessoas/fotos/server/routes.ts';
import { importacaoDePessoas } from '#domains/pessoas/importacao/server/routes.ts';
import { listaDePessoas } from '#domains/pessoas/lista/server/routes.ts';
import { partesDePessoas } from '#domains/pessoas/partes/server/routes.ts';
import { pessoas } from '#domains/pessoas/registro/server/routes.ts';
import { fichasDeSaude } from '#domains/pessoas/saude/server/routes.ts';
import { relatorios } from '#domains/relatorios/server/routes.ts';
import { salasDosDocumentos } from './rooms/documentos.ts';
import { salasDaPrivacidade } from './rooms/da-privacidade.ts';
import { salasDaCasa } from './rooms/da-casa.ts';
import type { Sala } from '#platform/server/http/rota.ts';
import { salasDoAcesso } from './rooms/do-acesso.ts';
import { salasDasFamilias } from './rooms/das-familias.ts';
import { salasDosPaineis } from './rooms/paineis.ts';
import { salasDePagar } from './rooms/de-pagar.ts';
import { salasDosLivros } from './rooms/dos-livros.ts';
import { operacao } from './operacao/server/rotas.ts';
import { portal } from './server/rotas.ts';
import { salasDoFechamento } from './rooms/fechamento.ts';

/** The rooms that answer requests. Their order says nothing; the arrows between rooms are a test. */
export const salas: readonly Sala[] = [
  portal,
  operacao,
  ...salasDoAcesso,
  pessoas,
  listaDePessoas,
  buscaDePessoas,
  fotosDePessoas,
  fichasDeSaude,
  partesDePessoas,
  cep,
  importacaoDePessoas,
  periodosLetivos,
  calendarioLetivo,
  estrutura,
  estruturaCopia,
  estruturaCriterio,
  estruturaCursos,
  estruturaDocentes,
  estruturaEnsino,
  estruturaHorario,
  estruturaTurmaDisciplina,
  estruturaTurmas,
  matriculas,
  matriculasEnturmacao,
  matriculasLista,
  matriculasMovimentos,
  matriculasNova,
  matriculasPlano,
  matriculasResponsaveis,
  matriculasAlunos,
  matriculasRemanejamento,
  contratos,
  aditivos,
  saidas,
  matriculaComContrato,
  aditivosAssinaturas,
  aditivosLista,
  aditivosTurma,
  contratosCancelamento,
  contratosLotes,
  contratosCiclo,
  contratosFicha,
  contratosLinhas,
  assinaturaPublica,
  contratosAssinaturas,
  contratosPapel,
  contratosRascunho,
  configuracaoDosContratos,
  ...salasDosDocumentos,
  titulosDasContas,
  cadastros,
  opcoesDosCadastros,
  copiaDePrecos,
  periodosFinanceiros,
  lancamentosManuais,
  historicoDoCaixa,
  recebimentosALiquidar,
  conciliacaoBancaria,
  extratosBancarios,
  fluxoDeCaixa,
  ...salasDePagar,
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
  feriadosDaCidade,
  fichaDoTitulo,
  recibos,
  historico,
  historicoEscolar,
  anosDoHistorico,
  emissaoDeHistorico,
  lotesDeHistorico,
  relatorios,
  boletins,
  boletinsImpressao,
  boletinsEnvio,
  diario,
  diarioAulas,
  diarioChamadas,
  diarioFrequencia,
  diarioJustificativas,
  diarioAvaliacoes,
  diarioNotas,
  diarioPareceres,
  diarioOrigem,
  ...salasDosPaineis,
  diarioEntrega,
  ...salasDoFechamento,
  boletos,
  contasDeCobranca,
  emissaoDeBoletos,
  impressaoDeBoletos,
  remessas,
  retornos,
  excecoesDeRetorno,
  segundaVias,
  pixReemitido,
  cobrancaCartas,
  cobrancaEnvio,
  cobrancaModelos,
  declaracoesContestacoes,
  declaracoesEmissao,
  declaracoesIr,
  declaracoesLotes,
  declaracoesQuitacao,
  ...salasDasFamilias,
  ...salasDosLivros,
  ...salasDaCasa,
  ...salasDaPrivacidade,
];
