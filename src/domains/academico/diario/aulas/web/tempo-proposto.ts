import type { DataCivil } from '#shared/datas.ts';

type Ocorrencia = { turmaDisciplinaId: number | string; dataAula: DataCivil; ordem?: number | null | undefined };

/** The period that the timetable proposed is of one day of one class: a lesson that was moved elsewhere says none. */
export const semTempoDeOutroDia = <T extends Ocorrencia>(
  aulas: readonly T[],
  proposta: { turmaDisciplinaId: number; data: DataCivil },
): T[] =>
  aulas.map((aula) =>
    aula.dataAula === proposta.data && Number(aula.turmaDisciplinaId) === proposta.turmaDisciplinaId ? aula : { ...aula, ordem: null },
  );
