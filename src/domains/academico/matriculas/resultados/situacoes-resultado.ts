import type { Resultado } from '../situacoes.ts';

/** How a result comes to be. Each leads to one result only, so that the pair of results says the verb. */
export const verbosResultado = [
  'irParaExame',
  'aprovar',
  'aprovarAposExame',
  'aprovarPeloConselho',
  'aprovarComDependencia',
  'reprovarPorNota',
  'reprovarPorFalta',
  'reabrir',
] as const;
export type VerboResultado = (typeof verbosResultado)[number];

const emCurso = ['cursando', 'em_exame'] as const satisfies readonly Resultado[];

/**
 * From → verb → to. What is not here is forbidden. The year ends with or without an exam, but only who sat for one passes after
 * it; the council overrides a failure by grade, never one by absence; what was recorded is corrected by reopening it first.
 */
export const transicoesResultado: Readonly<Record<VerboResultado, { de: readonly Resultado[]; para: Resultado }>> = {
  irParaExame: { de: ['cursando'], para: 'em_exame' },
  aprovar: { de: emCurso, para: 'aprovado' },
  aprovarAposExame: { de: ['em_exame'], para: 'aprovado_apos_exame' },
  aprovarPeloConselho: { de: ['em_exame', 'reprovado_por_nota'], para: 'aprovado_pelo_conselho' },
  aprovarComDependencia: { de: emCurso, para: 'aprovado_com_dependencia' },
  reprovarPorNota: { de: emCurso, para: 'reprovado_por_nota' },
  reprovarPorFalta: { de: emCurso, para: 'reprovado_por_falta' },
  reabrir: {
    de: [
      'em_exame',
      'aprovado',
      'aprovado_apos_exame',
      'aprovado_pelo_conselho',
      'aprovado_com_dependencia',
      'reprovado_por_nota',
      'reprovado_por_falta',
    ],
    para: 'cursando',
  },
};

/** Decisions of people, not of a calculation: they say why. */
const comMotivo: readonly VerboResultado[] = ['aprovarPeloConselho', 'reabrir'];

/** The verb that leads from one result to another; null when it is forbidden. */
export function verboDoResultado(de: Resultado, para: Resultado): VerboResultado | null {
  return verbosResultado.find((verbo) => transicoesResultado[verbo].para === para && transicoesResultado[verbo].de.includes(de)) ?? null;
}

/** Whether a change of result asks for its reason. */
export function pedeMotivo(verbo: VerboResultado): boolean {
  return comMotivo.includes(verbo);
}
