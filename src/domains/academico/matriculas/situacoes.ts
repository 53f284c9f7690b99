import { definirLista } from '#shared/listas/opcao.ts';

/** Where an enrollment stands. Active, in the school's words, is a pre-enrollment or an active one. */
export const movimentos = definirLista(
  { valor: 'pre_matricula', br: 'Pré-matrícula', en: 'Pre-enrollment' },
  { valor: 'ativa', br: 'Ativa', en: 'Active' },
  { valor: 'concluida', br: 'Concluída', en: 'Completed' },
  { valor: 'transferida', br: 'Transferida', en: 'Transferred' },
  { valor: 'trancada', br: 'Trancada', en: 'Suspended' },
  { valor: 'desistente', br: 'Desistente', en: 'Dropped out' },
  { valor: 'cancelada', br: 'Cancelada', en: 'Cancelled' },
  { valor: 'reclassificada', br: 'Reclassificada', en: 'Reclassified' },
  { valor: 'falecido', br: 'Falecido', en: 'Deceased' },
);
export type Movimento = (typeof movimentos)[number]['valor'];

/** What may happen to an enrollment; each is a row with date, reason and person. */
export const tiposMovimento = definirLista(
  { valor: 'criacao', br: 'Matrícula', en: 'Enrollment' },
  { valor: 'ativacao', br: 'Confirmação da pré-matrícula', en: 'Pre-enrollment confirmed' },
  { valor: 'enturmacao', br: 'Troca de turma', en: 'Class change' },
  { valor: 'conclusao', br: 'Conclusão', en: 'Completion' },
  { valor: 'transferencia', br: 'Transferência', en: 'Transfer' },
  { valor: 'trancamento', br: 'Trancamento', en: 'Suspension' },
  { valor: 'retorno', br: 'Retorno do trancamento', en: 'Return from suspension' },
  { valor: 'desistencia', br: 'Desistência', en: 'Dropout' },
  { valor: 'cancelamento', br: 'Cancelamento', en: 'Cancellation' },
  { valor: 'reclassificacao', br: 'Reclassificação', en: 'Reclassification' },
  { valor: 'falecimento', br: 'Falecimento', en: 'Death' },
  { valor: 'desfazimento', br: 'Desfazimento', en: 'Undo' },
);
export type TipoMovimento = (typeof tiposMovimento)[number]['valor'];
/** The ones that move an enrollment from one state to another. */
export type Verbo = Exclude<TipoMovimento, 'criacao' | 'enturmacao' | 'desfazimento'>;
/** The ones by which a student leaves the school's class; a reclassification leaves it for another course. */
export const saidas = ['transferencia', 'desistencia', 'trancamento', 'cancelamento', 'falecimento'] as const;
export type Saida = (typeof saidas)[number];

/**
 * From → verb → to. What is not here is forbidden. A pre-enrollment can only be confirmed or given up; a suspended one
 * only returns; a death ends both; everything else ends the enrollment and is left only by an undo.
 */
export const transicoes: Readonly<Record<Verbo, { de: readonly Movimento[]; para: Movimento }>> = {
  ativacao: { de: ['pre_matricula'], para: 'ativa' },
  conclusao: { de: ['ativa'], para: 'concluida' },
  transferencia: { de: ['ativa'], para: 'transferida' },
  trancamento: { de: ['ativa'], para: 'trancada' },
  retorno: { de: ['trancada'], para: 'ativa' },
  desistencia: { de: ['pre_matricula', 'ativa'], para: 'desistente' },
  cancelamento: { de: ['pre_matricula', 'ativa'], para: 'cancelada' },
  reclassificacao: { de: ['ativa'], para: 'reclassificada' },
  falecimento: { de: ['pre_matricula', 'ativa', 'trancada'], para: 'falecido' },
};

/** Where a verb takes an enrollment; null when it is forbidden there. */
export function transitar(de: Movimento, verbo: Verbo): Movimento | null {
  const { de: origens, para } = transicoes[verbo];
  return origens.includes(de) ? para : null;
}

/** Active, as the specification says it: pre-enrolled or active. */
export function isAtiva(movimento: Movimento): boolean {
  return movimento === 'pre_matricula' || movimento === 'ativa';
}

/** The verbs that an enrollment takes now. */
export function verbosPossiveis(movimento: Movimento): Verbo[] {
  return (Object.keys(transicoes) as Verbo[]).filter((verbo) => transitar(movimento, verbo) !== null);
}

/** How the student did; changes only while the enrollment is active. */
export const resultados = definirLista(
  { valor: 'cursando', br: 'Cursando', en: 'In progress' },
  { valor: 'em_exame', br: 'Em exame', en: 'In final exam' },
  { valor: 'aprovado', br: 'Aprovado', en: 'Passed' },
  { valor: 'aprovado_apos_exame', br: 'Aprovado após exame', en: 'Passed after exam' },
  { valor: 'aprovado_pelo_conselho', br: 'Aprovado pelo conselho', en: 'Passed by council' },
  { valor: 'aprovado_com_dependencia', br: 'Aprovado com dependência', en: 'Passed with dependency' },
  { valor: 'reprovado_por_nota', br: 'Reprovado por nota', en: 'Failed by grade' },
  { valor: 'reprovado_por_falta', br: 'Reprovado por falta', en: 'Failed by absence' },
);
/** The results with which a year ends; before one of them an enrollment is not completed. */
export const resultadosFinais = [
  'aprovado',
  'aprovado_apos_exame',
  'aprovado_pelo_conselho',
  'aprovado_com_dependencia',
  'reprovado_por_nota',
  'reprovado_por_falta',
] as const satisfies readonly (typeof resultados)[number]['valor'][];
export type Resultado = (typeof resultados)[number]['valor'];

/** Whether a result says how the year ended. */
export function isResultadoFinal(resultado: Resultado): boolean {
  return (resultadosFinais as readonly Resultado[]).includes(resultado);
}

/** Whether a result is of who passed, with or without a subject pending. */
export function isAprovado(resultado: Resultado): boolean {
  return resultado.startsWith('aprovado');
}
