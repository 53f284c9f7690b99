import { definirLotesDeContratos } from '#domains/academico/contratos/server/door.ts';
import { definirTarefaDeDesfazimento, definirTarefaDeExecucao } from '#domains/academico/rematriculas/server/door.ts';
import { carregarAutorDeTarefa } from '#domains/acesso/server/door.ts';
import { definirTarefaDeImpressao, definirTarefaDeRetorno } from '#domains/financeiro/boletos/server/door.ts';
import { definirTarefasDeImportacao } from '#domains/pessoas/server/door.ts';
import { definirTarefaDeEnvio } from '#domains/financeiro/cobranca/server/door.ts';
import { definirTarefaDeDeclaracoes } from '#domains/financeiro/declaracoes/server/door.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';

/** Declares the jobs of every room, before the queue starts. */
export function registrarTarefas(servicos: Servicos): void {
  definirLotesDeContratos(servicos);
  definirTarefaDeExecucao(servicos);
  definirTarefaDeDesfazimento(servicos);
  definirTarefasDeImportacao(servicos, carregarAutorDeTarefa);
  definirTarefaDeImpressao(servicos);
  definirTarefaDeRetorno(servicos);
  definirTarefaDeEnvio(servicos);
  definirTarefaDeDeclaracoes(servicos);
}
