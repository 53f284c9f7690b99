import { montagemPadrao, montarTempos, type Tempo } from '#domains/academico/estrutura/horario/semana.ts';
import type { Turno } from '#domains/academico/estrutura/turnos.ts';

/** A subject of a class, with who teaches it and its hours a year. */
export type DisciplinaDaTurma = { turmaDisciplinaId: number; docenteId: number | null; cargaHoraria: number };
export type TurmaComDisciplinas = { turmaId: number; turno: Turno; disciplinas: readonly DisciplinaDaTurma[] };
export type TempoPlanejado = Tempo & { turmaId: number; turmaDisciplinaId: number; docenteId: number | null; diaSemana: number };

const dias = [1, 2, 3, 4, 5];
/** Periods a week of so many hours a year. */
const porSemana = (cargaHoraria: number): number => Math.max(1, Math.floor(cargaHoraria / 36));

/**
 * The weeks of all classes of a year: no teacher is in two classes at once. Each period takes the subject of which most is missing, twice a
 * day at most, by its teacher when he is free; where nobody is, the period has no teacher, as in a school that is still hiring.
 */
export function planejarHorarios(turmas: readonly TurmaComDisciplinas[]): TempoPlanejado[] {
  const ocupados = new Set<string>();
  return turmas.flatMap(({ turmaId, turno, disciplinas }) => {
    const faltam = new Map(disciplinas.map((d) => [d, porSemana(d.cargaHoraria)]));
    return dias.flatMap((diaSemana) => {
      const noDia = new Map<DisciplinaDaTurma, number>();
      return montarTempos(montagemPadrao(turno)).flatMap((tempo): TempoPlanejado[] => {
        const instante = (docenteId: number | null): string => `${docenteId}:${turno}:${diaSemana}:${tempo.ordem}`;
        const candidatas = [...faltam].filter(([d, n]) => n > 0 && (noDia.get(d) ?? 0) < 2).toSorted(([, a], [, b]) => b - a);
        const livre = candidatas.find(([d]) => d.docenteId !== null && !ocupados.has(instante(d.docenteId)));
        const [escolhida] = livre ?? candidatas[0] ?? [];
        if (!escolhida) return [];
        faltam.set(escolhida, (faltam.get(escolhida) ?? 0) - 1);
        noDia.set(escolhida, (noDia.get(escolhida) ?? 0) + 1);
        const docenteId = livre ? escolhida.docenteId : null;
        if (docenteId !== null) ocupados.add(instante(docenteId));
        return [{ ...tempo, turmaId, diaSemana, turmaDisciplinaId: escolhida.turmaDisciplinaId, docenteId }];
      });
    });
  });
}

/** A school above this size shows the diary of one class of each course. */
const TAMANHO_COM_TUDO = 2000;
/** Positions of the classes that have a timetable. */
export const comHorario = (turmas: readonly { curso: number }[], alunos: number): number[] =>
  turmas.flatMap(({ curso }, i) => (alunos <= TAMANHO_COM_TUDO || turmas.findIndex((outra) => outra.curso === curso) === i ? [i] : []));
