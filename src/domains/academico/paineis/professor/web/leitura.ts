import type { RespostaCliente } from '#shared/endpoint.ts';
import type { painelProfessorApi } from '../api.ts';

export type Painel = RespostaCliente<typeof painelProfessorApi.obterPainelProfessor>;
export type AulaDeHoje = Painel['aulas'][number];
export type DisciplinaDoPainel = Painel['disciplinas'][number];

/** The kinds of what a subject may want. */
export const pendencias = ['semChamada', 'previstas', 'semNota', 'pareceres', 'entregas'] as const;
export type Pendencia = (typeof pendencias)[number];

/** How many things a subject still wants, of one kind or of all. */
export function pendenciasDe(d: DisciplinaDoPainel, qual?: Pendencia): number {
  if (qual === undefined) return pendencias.reduce((soma, cada) => soma + pendenciasDe(d, cada), 0);
  return qual === 'entregas' ? d.entregas.length : d[qual];
}

/** The subjects by class, those that want most first; of one kind only those that want it. */
export function porTurma(disciplinas: readonly DisciplinaDoPainel[], qual?: Pendencia) {
  const escolhidas = qual === undefined ? disciplinas : disciplinas.filter((d) => pendenciasDe(d, qual) > 0);
  return [...Map.groupBy(escolhidas, ({ turmaId }) => turmaId)]
    .map(([turmaId, suas]) => ({
      turmaId,
      turma: suas[0]?.turma ?? '',
      total: suas.reduce((soma, d) => soma + pendenciasDe(d, qual), 0),
      disciplinas: suas.toSorted((a, b) => pendenciasDe(b, qual) - pendenciasDe(a, qual)),
    }))
    .toSorted((a, b) => Number(b.total > 0) - Number(a.total > 0));
}

/** What a panel wants in all, by kind; what wants nothing is left out. Lessons are those of today without their roll. */
export function esperaDoPainel({ aulas, disciplinas }: Pick<Painel, 'aulas' | 'disciplinas'>) {
  const somar = (qual: Pendencia): number => disciplinas.reduce((soma, d) => soma + pendenciasDe(d, qual), 0);
  const deHoje = ['aulas', aulas.filter(({ chamada }) => !chamada).length] as const;
  const todas = [deHoje, ...pendencias.map((qual) => [qual, somar(qual)] as const)];
  return todas.filter(([, n]) => n > 0);
}
