import { z } from 'zod';

/** The kinds of batches of this room. The first part of the name is the record that their rows are about. */
export const lotes = {
  ativacao: 'contratos.ativacao',
  cancelamento: 'contratos.cancelamento',
  assinatura: 'contratos.assinatura',
  encerramento: 'contratos.encerramento',
  desfazimento: 'contratos.desfazimento',
  aditivo: 'contratos.aditivo_turma',
  revogacao: 'contratos.revogacao_turma',
  assinaturaDeAditivos: 'contratos.assinatura_aditivos',
} as const;

/** Those that change the state of contracts, and their undo: what the list of contracts starts, and finds again. */
export const lotesDeSituacao = [lotes.ativacao, lotes.cancelamento, lotes.assinatura, lotes.encerramento, lotes.desfazimento] as const;

export const resultadoLote = z.object({ tarefaId: z.number(), total: z.number() });
