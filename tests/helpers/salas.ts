import { salasDaPrivacidade } from '#portal/rooms/da-privacidade.ts';
import { fichasSocioeconomicas } from '#domains/academico/bolsas/fichas/server/routes.ts';
import { bolsas } from '#domains/academico/bolsas/pedidos/server/routes.ts';
import { regrasDeBolsa } from '#domains/academico/bolsas/regras/server/routes.ts';
import { relacaoDeConveniados } from '#domains/academico/convenios/relacao/server/routes.ts';
import { convenios } from '#domains/academico/convenios/server/routes.ts';
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
import { fechamentoConselho } from '#domains/academico/fechamento/conselho/server/routes.ts';
import { fechamentoLaboratorio } from '#domains/academico/fechamento/laboratorio/server/routes.ts';
import { fechamentoPeriodo } from '#domains/academico/fechamento/periodo/server/routes.ts';
import { fechamentoTurmas } from '#domains/academico/fechamento/turmas/server/routes.ts';
import { boletins } from '#domains/academico/boletins/server/routes.ts';
import { boletinsEnvio } from '#domains/academico/boletins/envio/server/routes.ts';
import { boletinsImpressao } from '#domains/academico/boletins/impressao/server/routes.ts';
import { diario } from '#domains/academico/diario/server/routes.ts';
import { painelCoordenador } from '#domains/academico/paineis/coordenador/server/routes.ts';
import { notificacoesMedias } from '#domains/academico/paineis/notificacoes/medias/server/routes.ts';
import { notificacoes } from '#domains/academico/paineis/notificacoes/server/routes.ts';
import { painelProfessor } from '#domains/academico/paineis/professor/server/routes.ts';
import { recados } from '#domains/academico/paineis/recados/server/routes.ts';
import { documentosEmissao } from '#domains/academico/documentos/emissao/server/routes.ts';
import { documentosEnvio } from '#domains/academico/documentos/envio/server/routes.ts';
import { documentosPadrao } from '#domains/academico/documentos/padrao/server/routes.ts';
import { documentos } from '#domains/academico/documentos/server/routes.ts';
import { estruturaCopia } from '#domains/academico/estrutura/copia/server/routes.ts';
import { estruturaCriterio } from '#domains/academico/estrutura/criterio/server/routes.ts';
import { estruturaCursos } from '#domains/academico/estrutura/cursos/server/routes.ts';
import { estruturaDocentes } from '#domains/academico/estrutura/docentes/server/routes.ts';
import { estruturaEnsino } from '#domains/academico/estrutura/ensino/server/routes.ts';
import { estruturaHorario } from '#domains/academico/estrutura/horario/server/routes.ts';
import { estrutura } from '#domains/academico/estrutura/server/routes.ts';
import { estruturaTurmaDisciplina } from '#domains/academico/estrutura/turma-disciplina/server/routes.ts';
import { estruturaTurmas } from '#domains/academico/estrutura/turmas/server/routes.ts';
import { historico } from '#domains/academico/historico/server/routes.ts';
import { anosDoHistorico } from '#domains/academico/historico/escolar/anos/server/routes.ts';
import { emissaoDeHistorico } from '#domains/academico/historico/escolar/emissao/server/routes.ts';
import { lotesDeHistorico } from '#domains/academico/historico/escolar/lotes/server/routes.ts';
import { historicoEscolar } from '#domains/academico/historico/escolar/server/routes.ts';
import { campanhasDeDados } from '#domains/academico/temporadas/campanhas/server/routes.ts';
import { cadastroDaFamilia } from '#domains/academico/temporadas/familia/server/routes.ts';
import { matriculasPendencias } from '#domains/academico/matriculas/pendencias/server/routes.ts';
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
import { rematriculas } from '#domains/academico/rematriculas/execucao/server/routes.ts';
import { rematriculasNaoRenovados } from '#domains/academico/rematriculas/nao-renovados/server/routes.ts';
import { rematriculasPrevia } from '#domains/academico/rematriculas/previa/server/routes.ts';
import { acesso } from '#domains/acesso/entrada/server/routes.ts';
import { confirmacoes } from '#domains/acesso/confirmacoes/server/routes.ts';
import { filtros } from '#domains/acesso/filtros/server/routes.ts';
import { menuPessoal } from '#domains/acesso/menu/server/routes.ts';
import { perfis } from '#domains/acesso/perfis/server/routes.ts';
import { auditoria } from '#domains/acesso/auditoria/server/routes.ts';
import { seguranca } from '#domains/acesso/seguranca/server/routes.ts';
import { segundoFator } from '#domains/acesso/segundo-fator/server/routes.ts';
import { sessoes } from '#domains/acesso/sessoes/server/routes.ts';
import { usuarios } from '#domains/acesso/usuarios/server/routes.ts';
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
import { avisosDeDadosBancarios } from '#domains/financeiro/dados-bancarios/server/routes.ts';
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
import { salaFornecedores } from '#domains/financeiro/fornecedores/server/routes.ts';
import { anexosAPagar } from '#domains/financeiro/pagar/anexos/server/routes.ts';
import { aprovacaoAPagar } from '#domains/financeiro/pagar/aprovacao/server/routes.ts';
import { baixasAPagar } from '#domains/financeiro/pagar/baixas/server/routes.ts';
import { contasAPagar } from '#domains/financeiro/pagar/contas/server/routes.ts';
import { fichaAPagar } from '#domains/financeiro/pagar/ficha/server/routes.ts';
import { listaAPagar } from '#domains/financeiro/pagar/lista/server/routes.ts';
import { recolhimentosAPagar } from '#domains/financeiro/pagar/recolhimentos/server/routes.ts';
import { remessasAPagar } from '#domains/financeiro/pagar/remessas/server/routes.ts';
import { retornosAPagar } from '#domains/financeiro/pagar/retornos/server/routes.ts';
import { recorrenciasAPagar } from '#domains/financeiro/pagar/recorrencias/server/routes.ts';
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
import { protocolos } from '#domains/rh/protocolos/server/routes.ts';
import { rh } from '#domains/rh/server/routes.ts';
import { conferenciaDaMudanca } from '#domains/mudanca/conferencia/server/routes.ts';
import { planilhasDaMudanca } from '#domains/mudanca/planilhas/server/routes.ts';
import { suprimentosDepositos } from '#domains/suprimentos/depositos/server/routes.ts';
import { contagensDeEstoque } from '#domains/suprimentos/estoques/contagens/server/routes.ts';
import { operacoesDeEstoque } from '#domains/suprimentos/estoques/operacoes/server/routes.ts';
import { estoques } from '#domains/suprimentos/estoques/server/routes.ts';
import { arquivosDeNotasFiscais } from '#domains/suprimentos/notas-fiscais/arquivo/server/routes.ts';
import { notasFiscais } from '#domains/suprimentos/notas-fiscais/server/routes.ts';
import { suprimentosOpcoes } from '#domains/suprimentos/opcoes/server/routes.ts';
import { assinaturasDosLivros } from '#domains/contabil/livros/assinaturas/server/routes.ts';
import { exportacaoDosLivros } from '#domains/contabil/livros/exportacao/server/routes.ts';
import { impressaoDosLivros } from '#domains/contabil/livros/impressao/server/routes.ts';
import { livrosContabeis } from '#domains/contabil/livros/server/routes.ts';
import { relatorioDeEstoque } from '#domains/suprimentos/relatorio/server/routes.ts';
import { suprimentosProdutos } from '#domains/suprimentos/produtos/server/routes.ts';
import type { Sala } from '#platform/server/http/rota.ts';

/** All that answers in each tree of rooms. */
export const salasDe = {
  bolsas: [fichasSocioeconomicas, bolsas, regrasDeBolsa],
  convenios: [convenios, relacaoDeConveniados],
  boletins: [boletins, boletinsImpressao, boletinsEnvio],
  contratos: [
    aditivosAssinaturas,
    aditivosLista,
    aditivos,
    aditivosTurma,
    contratosCancelamento,
    contratosLotes,
    contratosCiclo,
    contratosFicha,
    contratosLinhas,
    contratos,
    matriculaComContrato,
    assinaturaPublica,
    contratosAssinaturas,
    contratosPapel,
    contratosRascunho,
    saidas,
    configuracaoDosContratos,
  ],
  paineis: [painelCoordenador, notificacoes, notificacoesMedias, painelProfessor, recados],
  diario: [
    diarioAulas,
    diarioChamadas,
    diarioFrequencia,
    diarioJustificativas,
    diarioAvaliacoes,
    diarioNotas,
    diarioPareceres,
    diarioOrigem,
    diarioEntrega,
    diario,
  ],
  fechamento: [fechamentoTurmas, fechamentoConselho, fechamentoPeriodo, fechamentoLaboratorio],
  documentos: [documentos, documentosEmissao, documentosEnvio, documentosPadrao],
  estrutura: [
    estruturaCopia,
    estruturaCriterio,
    estruturaCursos,
    estruturaDocentes,
    estruturaEnsino,
    estruturaHorario,
    estrutura,
    estruturaTurmaDisciplina,
    estruturaTurmas,
  ],
  historico: [historico, historicoEscolar, anosDoHistorico, emissaoDeHistorico, lotesDeHistorico],
  matriculas: [
    matriculasAlunos,
    matriculasPendencias,
    matriculasEnturmacao,
    matriculasLista,
    matriculasMovimentos,
    matriculasNova,
    matriculasRemanejamento,
    matriculasPlano,
    matriculasResponsaveis,
    matriculas,
  ],
  periodosLetivos: [calendarioLetivo, periodosLetivos],
  rematriculas: [rematriculas, rematriculasNaoRenovados, rematriculasPrevia],
  acesso: [acesso, auditoria, confirmacoes, filtros, menuPessoal, perfis, seguranca, segundoFator, sessoes, usuarios],
  boletos: [
    contasDeCobranca,
    emissaoDeBoletos,
    impressaoDeBoletos,
    boletos,
    remessas,
    retornos,
    excecoesDeRetorno,
    segundaVias,
    pixReemitido,
  ],
  cadastros: [opcoesDosCadastros, copiaDePrecos, avisosDeDadosBancarios, titulosDasContas, cadastros],
  caixa: [
    recebimentosALiquidar,
    conciliacaoBancaria,
    extratosBancarios,
    fluxoDeCaixa,
    historicoDoCaixa,
    lancamentosManuais,
    periodosFinanceiros,
  ],
  cobranca: [cobrancaCartas, cobrancaEnvio, cobrancaModelos],
  declaracoes: [declaracoesContestacoes, declaracoesEmissao, declaracoesIr, declaracoesLotes, declaracoesQuitacao],
  titulos: [
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
    feriadosDaCidade,
    fichaDoTitulo,
    titulos,
    recibos,
  ],
  fornecedores: [salaFornecedores],
  pagar: [
    anexosAPagar,
    aprovacaoAPagar,
    baixasAPagar,
    contasAPagar,
    fichaAPagar,
    listaAPagar,
    recolhimentosAPagar,
    recorrenciasAPagar,
    remessasAPagar,
    retornosAPagar,
  ],
  pessoas: [buscaDePessoas, cep, fotosDePessoas, importacaoDePessoas, listaDePessoas, partesDePessoas, pessoas, fichasDeSaude],
  mudanca: [planilhasDaMudanca, conferenciaDaMudanca],
  livros: [livrosContabeis, assinaturasDosLivros, exportacaoDosLivros, impressaoDosLivros],
  privacidade: salasDaPrivacidade,
  relatorios: [relatorios],
  rh: [protocolos, rh],
  temporadas: [campanhasDeDados, cadastroDaFamilia],
  suprimentos: [
    suprimentosProdutos,
    suprimentosDepositos,
    suprimentosOpcoes,
    estoques,
    operacoesDeEstoque,
    contagensDeEstoque,
    relatorioDeEstoque,
    notasFiscais,
    arquivosDeNotasFiscais,
  ],
} satisfies Record<string, readonly Sala[]>;
