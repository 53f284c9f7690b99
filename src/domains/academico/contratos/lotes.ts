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
  contraAssinatura: 'contratos.contra_assinatura',
} as const;

/** What the list of contracts starts, and finds again: those that change the state of contracts, their undo, and the school's signatures. */
export const lotesDaLista = [
  lotes.ativacao,
  lotes.cancelamento,
  lotes.assinatura,
  lotes.encerramento,
  lotes.contraAssinatura,
  lotes.desfazimento,
] as const;

export const resultadoLote = z.object({ tarefaId: z.number(), total: z.number() });
