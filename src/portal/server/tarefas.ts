import { definirTarefaDeEnvioDeBoletins } from '#domains/academico/boletins/envio/server/door.ts';
import { definirTarefaDeBoletins } from '#domains/academico/boletins/impressao/server/door.ts';
import { definirTarefaDeConvenios } from '#domains/academico/convenios/server/door.ts';
import { definirLoteDasAssinaturas } from '#domains/academico/contratos/aditivos/assinaturas/server/door.ts';
import { definirLotesDaTurma } from '#domains/academico/contratos/aditivos/turma/server/door.ts';
import { definirLotesDoCiclo } from '#domains/academico/contratos/ciclo/lotes/server/door.ts';
import { definirLotesDeFechamento } from '#domains/academico/fechamento/turmas/server/door.ts';
import { definirTarefaDeDesfazimento, definirTarefaDeExecucao } from '#domains/academico/rematriculas/execucao/server/door.ts';
import { definirTarefaDeEmissao } from '#domains/academico/documentos/emissao/server/door.ts';
import { definirTarefaDeEnvioDeDocumentos } from '#domains/academico/documentos/envio/server/door.ts';
import { definirTarefaDeHistoricos } from '#domains/academico/historico/escolar/lotes/server/door.ts';
import { ouvirCorreioDeNotificacoes } from '#domains/academico/paineis/notificacoes/server/door.ts';
import { ouvirCorreioDeUsuarios } from '#domains/acesso/links/server/door.ts';
import { definirTarefaDoDiario } from '#domains/contabil/livros/impressao/server/door.ts';
import { definirTarefaDeImpressao } from '#domains/financeiro/boletos/impressao/server/door.ts';
import { definirTarefaDeRetorno } from '#domains/financeiro/boletos/retornos/arquivos/server/door.ts';
import { definirTarefaDeIntegracao } from '#domains/contabil/integracao/server/door.ts';
import { definirTarefasDeImportacao } from '#domains/pessoas/importacao/server/door.ts';
import { definirTarefaDeEnvio } from '#domains/financeiro/cobranca/envio/server/door.ts';
import { definirTarefaDeDeclaracoes } from '#domains/financeiro/declaracoes/lotes/server/door.ts';
import { definirTarefaDeNotasFiscais } from '#domains/suprimentos/notas-fiscais/arquivo/server/door.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';

/** Declares the jobs of every room, and who hears what became of mails, before the queue starts. */
export function registrarTarefas(servicos: Servicos): void {
  ouvirCorreioDeUsuarios(servicos.correio);
  ouvirCorreioDeNotificacoes(servicos.correio);
  definirLotesDoCiclo(servicos);
  definirLotesDaTurma(servicos);
  definirLoteDasAssinaturas(servicos);
  definirLotesDeFechamento(servicos);
  definirTarefaDeExecucao(servicos);
  definirTarefaDeDesfazimento(servicos);
  definirTarefasDeImportacao(servicos);
  definirTarefaDeImpressao(servicos);
  definirTarefaDeRetorno(servicos);
  definirTarefaDeEnvio(servicos);
  definirTarefaDeDeclaracoes(servicos);
  definirTarefaDeHistoricos(servicos);
  definirTarefaDeBoletins(servicos);
  definirTarefaDeEnvioDeBoletins(servicos);
  definirTarefaDeEmissao(servicos);
  definirTarefaDeEnvioDeDocumentos(servicos);
  definirTarefaDeNotasFiscais(servicos);
  definirTarefaDoDiario(servicos);
  definirTarefaDeIntegracao(servicos);
  definirTarefaDeConvenios(servicos);
}
