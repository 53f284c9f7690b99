import { definirTarefaDeAtivacao } from '#domains/academico/contratos/server/door.ts';
import { definirTarefaDeEnvio } from '#domains/financeiro/cobranca/server/door.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';

/** Declares the jobs of every room, before the queue starts. */
export function registrarTarefas(servicos: Servicos): void {
  definirTarefaDeAtivacao(servicos);
  definirTarefaDeEnvio(servicos);
}
