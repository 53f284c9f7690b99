import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes } from '#platform/server/lotes/em-lotes.ts';
import { participacoesApi as api } from '../api.ts';
import { errosConvenio as erros } from '../erros.ts';
import { ajustarDescontos, ajustesDevidos } from './ajustar-desconto.ts';
import { travarConvenio } from './participar.ts';

const TAREFA = 'convenios.descontos';

/** Enqueues the batch of whoever's contracts are not as the agreement says. @throws NAO_ENCONTRADO, CONVENIO_SEM_DESCONTO, CONVENIO_SEM_AJUSTES */
export async function pedirAjuste(
  { tx, quem, servicos }: ContextoEscrita,
  { convenioId }: { convenioId: number },
): Promise<{ tarefaId: number; total: number }> {
  if ((await travarConvenio(tx, convenioId)).descontoId === null) throw erros.CONVENIO_SEM_DESCONTO();
  const ids = [...new Set((await ajustesDevidos(tx, { convenioId })).map(({ participacaoId }) => participacaoId))];
  if (ids.length === 0) throw erros.CONVENIO_SEM_AJUSTES();
  const tarefaId = await servicos.tarefas.criar(tx, { tipo: TAREFA, usuarioId: quem.usuarioId, total: ids.length, entrada: { ids } });
  return { tarefaId, total: ids.length };
}

/** Declares the batch, before the queue starts: one person to a transaction, each answered by itself. */
export function definirTarefaDeConvenios(servicos: Servicos): void {
  servicos.tarefas.definir(TAREFA, (execucao) =>
    emLotes(servicos, execucao, {
      pedidoPor: api.ajustarDescontos,
      itens: (execucao.entrada as { ids: number[] }).ids,
      alvoDe: (id) => id,
      tamanho: 1,
      executar: async (ato, [participacaoId = 0]) => {
        const mudados = await ajustarDescontos(ato, { participacaoId });
        return [{ alvoId: participacaoId, situacao: mudados === 0 ? 'ja_estava' : 'feito' }];
      },
    }),
  );
}
