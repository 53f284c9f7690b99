import { z } from 'zod';
import type { ContextoEscrita, Servicos } from '#platform/server/http/tipos.ts';
import { emLotes, itemRecusado } from '#platform/server/lotes/em-lotes.ts';
import { fecharAnos } from '#domains/academico/fechamento/server/fechar-anos.ts';
import { fecharEtapas } from '#domains/academico/fechamento/server/fechar-etapas.ts';
import { fechamentoTurmasApi } from '../api.ts';
import { lotesDeFechamento as tipos } from '../lotes.ts';

const entrada = z.object({ etapaId: z.number().nullable(), turmaIds: z.array(z.number()) });
/** Classes to a transaction: so many wait for one commit, and a writer in a diary of them for no longer than that. */
const TAMANHO = 10;
const jaFechada = ['FECHAMENTO_JA_FEITO', 'FECHAMENTO_TURMA_FECHADA'];

/** Asks for a closing of many classes in the background. */
export async function enfileirarFechamento(
  { tx, quem, servicos }: Pick<ContextoEscrita, 'tx' | 'quem' | 'servicos'>,
  { etapaId, turmaIds }: z.infer<typeof entrada>,
): Promise<{ tarefaId: number; total: number }> {
  const ids = [...new Set(turmaIds)].toSorted((a, b) => a - b);
  const tarefaId = await servicos.tarefas.criar(tx, {
    tipo: etapaId === null ? tipos.ano : tipos.etapa,
    usuarioId: quem.usuarioId,
    total: ids.length,
    entrada: { etapaId, turmaIds: ids },
  });
  return { tarefaId, total: ids.length };
}

/** Declares the batches of closing, before the queue starts. */
export function definirLotesDeFechamento(servicos: Servicos): void {
  for (const tipo of Object.values(tipos))
    servicos.tarefas.definir(tipo, (execucao) => {
      const { etapaId, turmaIds } = entrada.parse(execucao.entrada);
      return emLotes(servicos, execucao, {
        pedidoPor: fechamentoTurmasApi.fecharTurmas,
        itens: turmaIds,
        alvoDe: (id) => id,
        tamanho: TAMANHO,
        executar: async (ato, ids) => {
          const { fechadas, recusadas } =
            etapaId === null ? await fecharAnos(ato, { turmaIds: ids }) : await fecharEtapas(ato, { etapaId, turmaIds: ids });
          return [
            ...fechadas.map((alvoId) => ({ alvoId, situacao: 'feito' as const })),
            ...recusadas.map((recusada) => itemRecusado(recusada, ({ code }) => jaFechada.includes(code))),
          ];
        },
      });
    });
}
