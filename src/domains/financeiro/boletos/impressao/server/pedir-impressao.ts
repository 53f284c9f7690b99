import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { maximoDeBoletos } from '#domains/financeiro/boletos/esquemas.ts';
import type { FiltrosDeBoletos } from '#domains/financeiro/boletos/filtros.ts';
import { idsDeBoletos } from '#domains/financeiro/boletos/lista/server/door.ts';
import { TAREFA_IMPRESSAO } from './imprimir.ts';

type Escolha = { ids?: readonly number[] | undefined; filtro?: FiltrosDeBoletos | undefined; exceto?: readonly number[] | undefined };

/** Enqueues the printing of chosen slips, or of those of a filter. Throws MUITOS_BOLETOS, BOLETO_NAO_ENCONTRADO. */
export async function pedirImpressao(
  { tx, quem, servicos }: ContextoEscrita,
  { ids: escolhidos, filtro, exceto = [] }: Escolha,
): Promise<{ tarefaId: number; total: number }> {
  const ids = filtro ? await idsDeBoletos(tx, filtro, exceto, maximoDeBoletos) : [...new Set(escolhidos ?? [])];
  if (ids.length > maximoDeBoletos) throw errosBoletos.MUITOS_BOLETOS({ quantidade: ids.length, maximo: maximoDeBoletos });
  if (ids.length === 0) throw errosBoletos.BOLETO_NAO_ENCONTRADO();
  const tarefa = { tipo: TAREFA_IMPRESSAO, usuarioId: quem.usuarioId, total: ids.length, entrada: { ids } };
  return { tarefaId: await servicos.tarefas.criar(tx, tarefa), total: ids.length };
}
