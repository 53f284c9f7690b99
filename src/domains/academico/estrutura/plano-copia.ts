import type { DataCivil } from '#shared/datas.ts';

/** A year's structure, as the copy reads it. Names are compared by `chave`: the course and the name without accents. */
export type DocenteDoAno = { pessoaId: number; trabalha: boolean };
export type DisciplinaDoAno = {
  turmaDisciplinaId: number;
  disciplinaId: number;
  nome: string;
  ativa: boolean;
  cargaHoraria: number | null;
  ordem: number;
  /** Those whose assignment goes to the end of the year. */
  docentes: readonly DocenteDoAno[];
};
export type TurmaDoAno = {
  id: number;
  chave: string;
  nome: string;
  cursoAtivo: boolean;
  fechada: boolean;
  /** First day of the period that will serve it. */
  inicioNoDestino: DataCivil;
  disciplinas: readonly DisciplinaDoAno[];
};

export type Motivo = 'CURSO_INATIVO' | 'TURMA_FECHADA';
export type TurmaPlanejada = {
  origem: TurmaDoAno;
  /** The class of the destination year, when it is there already. */
  destinoId: number | null;
  /** Nothing is made in it, and why. */
  motivo: Motivo | null;
  disciplinas: DisciplinaDoAno[];
  /** `turmaDisciplinaId` is that of the destination; null for a subject that is only now to be made. */
  docentes: { disciplinaId: number; turmaDisciplinaId: number | null; pessoaId: number; dataInicio: DataCivil }[];
};
export type TotaisDaCopia = {
  turmasCriadas: number;
  turmasExistentes: number;
  turmasRecusadas: number;
  disciplinasCriadas: number;
  disciplinasExistentes: number;
  docentesCriados: number;
  docentesExistentes: number;
  docentesRecusados: number;
};

/**
 * What copying a year to the next makes: classes by course and name, in each the subjects that it lacks, and in subjects
 * that nobody teaches yet the teachers of the year before. What exists is never touched, so a second run makes nothing.
 */
export function planejarCopia(
  origem: readonly TurmaDoAno[],
  destino: readonly TurmaDoAno[],
  com: { disciplinas: boolean; docentes: boolean },
): { turmas: TurmaPlanejada[]; totais: TotaisDaCopia } {
  const doDestino = new Map(destino.map((turma) => [turma.chave, turma]));
  const totais: TotaisDaCopia = {
    turmasCriadas: 0,
    turmasExistentes: 0,
    turmasRecusadas: 0,
    disciplinasCriadas: 0,
    disciplinasExistentes: 0,
    docentesCriados: 0,
    docentesExistentes: 0,
    docentesRecusados: 0,
  };
  const turmas = origem.map((turma): TurmaPlanejada => {
    const existente = doDestino.get(turma.chave) ?? null;
    const motivo: Motivo | null = existente?.fechada ? 'TURMA_FECHADA' : !existente && !turma.cursoAtivo ? 'CURSO_INATIVO' : null;
    if (existente) totais.turmasExistentes += 1;
    else if (motivo === null) totais.turmasCriadas += 1;
    else totais.turmasRecusadas += 1;
    const plano: TurmaPlanejada = { origem: turma, destinoId: existente?.id ?? null, motivo, disciplinas: [], docentes: [] };
    if (motivo !== null) return plano;
    const atuais = new Map(existente?.disciplinas.map((d) => [d.disciplinaId, d]));
    for (const disciplina of turma.disciplinas) {
      const atual = atuais.get(disciplina.disciplinaId);
      if (atual) totais.disciplinasExistentes += 1;
      else if (com.disciplinas && disciplina.ativa) plano.disciplinas.push(disciplina);
      if (com.docentes) planejarDocentes(plano, totais, disciplina, atual, com.disciplinas && disciplina.ativa);
    }
    totais.disciplinasCriadas += plano.disciplinas.length;
    totais.docentesCriados += plano.docentes.length;
    return plano;
  });
  return { turmas, totais };
}

function planejarDocentes(
  plano: TurmaPlanejada,
  totais: TotaisDaCopia,
  { disciplinaId, docentes }: DisciplinaDoAno,
  atual: DisciplinaDoAno | undefined,
  seraCriada: boolean,
): void {
  for (const { pessoaId, trabalha } of docentes) {
    if (atual && atual.docentes.length > 0) totais.docentesExistentes += 1;
    else if (!trabalha || (!atual && !seraCriada)) totais.docentesRecusados += 1;
    else {
      const turmaDisciplinaId = atual?.turmaDisciplinaId ?? null;
      plano.docentes.push({ disciplinaId, turmaDisciplinaId, pessoaId, dataInicio: plano.origem.inicioNoDestino });
    }
  }
}
