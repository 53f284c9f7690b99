import type { RespostaCliente } from '#shared/endpoint.ts';
import type { painelProfessorApi } from '../api.ts';

export type Painel = RespostaCliente<typeof painelProfessorApi.obterPainelProfessor>;
export type AulaDeHoje = Painel['aulas'][number];
export type DisciplinaDoPainel = Painel['disciplinas'][number];

/** How many things a subject still wants. */
export const pendenciasDe = (d: DisciplinaDoPainel): number => d.semChamada + d.previstas + d.semNota + d.pareceres + d.entregas.length;

/** The subjects by class, those that want most first. */
export function porTurma(disciplinas: readonly DisciplinaDoPainel[]) {
  return [...Map.groupBy(disciplinas, ({ turmaId }) => turmaId)]
    .map(([turmaId, suas]) => ({
      turmaId,
      turma: suas[0]?.turma ?? '',
      total: suas.reduce((soma, d) => soma + pendenciasDe(d), 0),
      disciplinas: suas.toSorted((a, b) => pendenciasDe(b) - pendenciasDe(a)),
    }))
    .toSorted((a, b) => Number(b.total > 0) - Number(a.total > 0));
}

/** What a panel wants in all, by kind; what wants nothing is left out. Lessons are those of today without their roll. */
export function esperaDoPainel({ aulas, disciplinas }: Pick<Painel, 'aulas' | 'disciplinas'>) {
  const somar = (de: (d: DisciplinaDoPainel) => number): number => disciplinas.reduce((soma, d) => soma + de(d), 0);
  const todas = [
    ['aulas', aulas.filter(({ chamada }) => !chamada).length],
    ['semChamada', somar((d) => d.semChamada)],
    ['previstas', somar((d) => d.previstas)],
    ['semNota', somar((d) => d.semNota)],
    ['pareceres', somar((d) => d.pareceres)],
    ['entregas', somar((d) => d.entregas.length)],
  ] as const;
  return todas.filter(([, n]) => n > 0);
}
