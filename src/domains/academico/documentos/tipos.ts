import { definirLista } from '#shared/listas/opcao.ts';
import type { Movimento } from '#domains/academico/matriculas/situacoes.ts';

/** What the school declares on paper about an enrollment. */
export const tiposDocumento = definirLista(
  { valor: 'declaracao_matricula', br: 'Declaração de matrícula', en: 'Enrollment declaration' },
  { valor: 'declaracao_frequencia', br: 'Declaração de frequência', en: 'Attendance declaration' },
  { valor: 'declaracao_transferencia', br: 'Declaração de transferência', en: 'Transfer declaration' },
);
export type TipoDocumento = (typeof tiposDocumento)[number]['valor'];

/**
 * Of which enrollments each may be issued. Only the movement decides: what the family owes never does (Lei 9.870/1999,
 * art. 6), and the papers of a transfer are given at any time (§2), to whoever was once active: of one that
 * was cancelled, to whoever sat in a class before. The family of one who died may need to prove that the child attended.
 */
const movimentosDe: Record<TipoDocumento, readonly Movimento[]> = {
  declaracao_matricula: ['ativa', 'concluida'],
  declaracao_frequencia: ['ativa', 'concluida', 'transferida', 'desistente', 'trancada', 'reclassificada', 'cancelada', 'falecido'],
  declaracao_transferencia: ['ativa', 'concluida', 'transferida', 'desistente', 'trancada', 'reclassificada', 'cancelada'],
};

/** Whether a document of a kind may be issued of an enrollment as it stands. */
export const podeEmitir = (tipo: TipoDocumento, movimento: Movimento): boolean => movimentosDe[tipo].includes(movimento);
