import type { AnoDoHistorico } from './conteudo.ts';

/** A course of ours as the sequence of grades knows it. */
export type CursoNaSequencia = { id: number; nome: string; segmentacao: string; proximoId: number | null; comNotas: boolean };
export type Cursos = ReadonlyMap<number, CursoNaSequencia>;
type NaSequencia = Pick<AnoDoHistorico, 'ano' | 'curso' | 'serie' | 'passou'>;

/** More grades than any school has: a ring of courses ends here. */
const maximo = 20;

/** The courses that lead from one to another, both left out; null when none does. */
export function entre(cursos: Cursos, de: number, ate: number): CursoNaSequencia[] | null {
  const passados: CursoNaSequencia[] = [];
  let atual = cursos.get(de)?.proximoId ?? null;
  while (atual !== null && atual !== ate && passados.length < maximo) {
    const curso = cursos.get(atual);
    if (!curso) return null;
    passados.push(curso);
    atual = curso.proximoId;
  }
  return atual === ate ? passados : null;
}

export type Buraco = { de: number; ate: number; series: string[] };

/** The grades that the years skip, and the calendar years in between that nobody tells; a year out of school skips no grade. */
export function buracosDe(cursos: Cursos, anos: readonly NaSequencia[]): { series: Buraco[]; calendario: number[] } {
  const series: Buraco[] = [];
  const calendario: number[] = [];
  const emOrdem = anos.toSorted((a, b) => a.ano - b.ano);
  for (const [i, ano] of emOrdem.entries()) {
    const antes = emOrdem[i - 1];
    if (!antes) continue;
    const saltados = antes.curso && ano.curso ? entre(cursos, antes.curso.id, ano.curso.id) : [];
    // Who left a grade half way and is found in the next one ended it somewhere.
    const semFim = saltados && antes.curso && ano.curso && antes.passou === null ? [antes.curso.nome] : [];
    const faltam = [...semFim, ...(saltados ?? []).map(({ nome }) => nome)];
    if (faltam.length > 0) series.push({ de: antes.ano, ate: ano.ano, series: faltam });
    else for (let falta = antes.ano + 1; falta < ano.ano; falta += 1) calendario.push(falta);
  }
  return { series, calendario };
}

/** Whether a course comes first among those that give marks: before it there is nothing that a transcript tells. */
export function isPrimeira(cursos: Cursos, cursoId: number): boolean {
  return ![...cursos.values()].some(({ proximoId, comNotas }) => proximoId === cursoId && comNotas);
}

/** Whether the student has come to the end of a level with a year: nothing follows, or what follows is of another one. */
export function concluiu(cursos: Cursos, { curso, passou }: NaSequencia): boolean {
  if (!curso || passou !== true) return false;
  const proximoId = cursos.get(curso.id)?.proximoId ?? null;
  return proximoId === null || cursos.get(proximoId)?.segmentacao !== curso.segmentacao;
}
