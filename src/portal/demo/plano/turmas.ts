import { centavos, ratear } from '#shared/dinheiro.ts';
import { cursos } from './cursos.ts';

export type TurmaPlanejada = { curso: number; nome: string; turno: 'manha' | 'tarde'; sala: string; vagas: number };

/** Classes of the current year that have exactly as many places as students, so that one sees what a full class does. */
export const turmasLotadas: readonly string[] = ['EF3 A', 'EF7 B'];

/** Classes are planned nine tenths full, so that somebody can still move. */
const ocupacao = 0.9;

/** How many of the students each course has, summing exactly to all of them. */
export function alunosPorCurso(alunos: number): number[] {
  return ratear(
    centavos(alunos),
    cursos.map(({ procura }) => procura),
  );
}

/** The classes of a year: two of each course, morning and afternoon, and as many more as the students need. */
export function planejarTurmas(alunos: number): TurmaPlanejada[] {
  const previstos = alunosPorCurso(alunos);
  return cursos.flatMap(({ sigla, vagas }, curso) =>
    Array.from({ length: Math.max(2, Math.ceil((previstos[curso] ?? 0) / (vagas * ocupacao))) }, (_, i) => ({
      curso,
      nome: `${sigla} ${letra(i)}`,
      turno: i % 2 === 0 ? ('manha' as const) : ('tarde' as const),
      sala: `Sala ${String(curso * 2 + 1 + Math.floor(i / 2)).padStart(2, '0')}`,
      vagas,
    })),
  );
}

/** Positions of the classes of a course. */
export function turmasDoCurso(turmas: readonly Pick<TurmaPlanejada, 'curso'>[], curso: number): number[] {
  return turmas.flatMap((turma, i) => (turma.curso === curso ? [i] : []));
}

/** A school above this size keeps the year before of one class in ten. */
const TAMANHO_COM_O_ANO_ANTERIOR = 2000;
/** Positions of the classes of which the year before was lived: not the last course, which opened this year. */
export function turmasVividas(turmas: readonly Pick<TurmaPlanejada, 'curso'>[], alunos: number): number[] {
  const existiam = turmas.flatMap(({ curso }, i) => (curso < cursos.length - 1 ? [i] : []));
  return alunos <= TAMANHO_COM_O_ANO_ANTERIOR ? existiam : existiam.filter((_, n) => n % 10 === 0);
}

/** A, B, …, Z, AA, AB, … */
function letra(i: number): string {
  return `${i >= 26 ? letra(Math.floor(i / 26) - 1) : ''}${String.fromCharCode(65 + (i % 26))}`;
}
