import { ateAcabar } from '#platform/server/lotes/em-lotes.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { ItemDeTarefa } from '#platform/server/jobs.ts';
import { rematriculasApi } from '../api.ts';
import { lerLoteDaTarefa, type RespostaDoItem, responderItens, travarPendentes } from './lotes.ts';
import { rematricular } from './rematricular.ts';

export const TAREFA_EXECUCAO = 'rematriculas.execucao';
/** Students of one transaction: short enough that a list beside it hardly waits. */
const ALUNOS_POR_VEZ = 100;

const situacoes = { feita: 'feito', desfeita: 'feito', ja_estava: 'ja_estava', recusada: 'recusado' } as const;

/** A row of the progress, as the job shows it. */
export const comoItemDeTarefa = ({ item, situacao, codigo, parametros }: RespostaDoItem): ItemDeTarefa => ({
  alvoId: item.matriculaOrigemId,
  situacao: situacoes[situacao],
  ...(codigo === undefined ? {} : { codigo }),
  ...(parametros === undefined ? {} : { parametros }),
});

/**
 * The run: some students to a transaction, answers recorded with the effect. A process killed in the middle leaves each
 * student whole or untouched, and the next goes on with those that have no answer.
 */
export function definirTarefaDeExecucao(servicos: Servicos): void {
  servicos.tarefas.definir(TAREFA_EXECUCAO, async (execucao) => {
    const lote = await lerLoteDaTarefa(servicos.db, execucao.tarefaId);
    await ateAcabar(servicos, execucao, rematriculasApi.executarRematricula, async (ato) => {
      const itens = await travarPendentes(ato.tx, lote.id, ALUNOS_POR_VEZ);
      if (itens.length === 0) return null;
      const respostas = await rematricular(ato, lote, itens);
      await responderItens(ato.tx, respostas);
      return respostas.map(comoItemDeTarefa);
    });
  });
}
