import type { Servicos } from '#platform/server/http/tipos.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { carregarAutorDeTarefa } from '#domains/acesso/server/door.ts';
import { ativarContratos } from './ativar-contratos.ts';

export const TAREFA_ATIVACAO = 'contratos.ativacao';
const LOTE = 100;

/**
 * The batch activation: one transaction per 100 contracts, results recorded with the effect, so that a process killed
 * in the middle leaves each contract whole or untouched and the next run goes on where it stopped.
 */
export function definirTarefaDeAtivacao(servicos: Servicos): void {
  servicos.tarefas.definir(TAREFA_ATIVACAO, async ({ usuarioId, entrada, respondidos, registrar }) => {
    const { ids } = entrada as { ids: number[] };
    const faltam = ids.filter((id) => !respondidos.has(id)).toSorted((a, b) => a - b);
    for (let i = 0; i < faltam.length; i += LOTE) {
      await transacao(servicos.db, async (tx) => {
        const quem = await carregarAutorDeTarefa(tx, usuarioId);
        const { ativados, recusados } = await ativarContratos(
          tx,
          quem,
          faltam.slice(i, i + LOTE).map((id) => ({ id })),
          servicos.config.tzEscola,
        );
        await registrar(
          [
            ...ativados.map(({ id }) => ({ alvoId: id, situacao: 'feito' as const })),
            ...recusados.map(({ id, erro }) => ({
              alvoId: id,
              situacao: erro.params.situacao === 'ativo' ? ('ja_estava' as const) : ('recusado' as const),
              codigo: erro.code,
              parametros: erro.params,
            })),
          ],
          tx,
        );
      });
    }
  });
}
