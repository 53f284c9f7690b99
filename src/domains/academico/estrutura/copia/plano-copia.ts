import type { DataCivil } from '#shared/datas.ts';

/** A year's structure, as the copy reads it. Names are compared by `chave`: the course and the name without accents. */
export type DocenteDoAno = {
  pessoaId: number;
  nome: string;
  trabalha: boolean;
  /** The last day of who stopped before the year ended. */
  encerradoEm: DataCivil | null;
};
export type DisciplinaDoAno = {
  turmaDisciplinaId: number;
  disciplinaId: number;
  nome: string;
  ativa: boolean;
  cargaHoraria: number | null;
  ordem: number;
  /** The last day of a subject that was ended before the year did. */
  encerradaEm: DataCivil | null;
  docentes: readonly DocenteDoAno[];
};
export type TurmaDoAno = {
  id: number;
  chave: string;
  nome: string;
  cursoAtivo: boolean;
  fechada: boolean;
  /** The period of the destination year that serves the class, once it is closed. */
  periodoFechado: string | null;
  /** First day of the period that will serve it. */
  inicioNoDestino: DataCivil;
  disciplinas: readonly DisciplinaDoAno[];
};

export type Motivo = 'CURSO_INATIVO' | 'TURMA_FECHADA' | 'PERIODO_FECHADO';
export type MotivoDeFora =
  | 'DISCIPLINA_ENCERRADA'
  | 'DISCIPLINA_ENCERRADA_NO_DESTINO'
  | 'DISCIPLINA_INATIVA'
  | 'DISCIPLINA_FICA_DE_FORA'
  | 'DOCENCIA_ENCERRADA'
  | 'DOCENTE_DESLIGADO';
/** A subject, or a teacher of one, that is not taken along. */
export type DeFora = { disciplina: string; docente: string | null; motivo: MotivoDeFora; data: DataCivil | null };
export type TurmaPlanejada = {
  origem: TurmaDoAno;
  /** The class of the destination year, when it is there already. */
  destinoId: number | null;
  /** Nothing is made in it, and why. */
  motivo: Motivo | null;
  disciplinas: DisciplinaDoAno[];
  /** `turmaDisciplinaId` is that of the destination; null for a subject that is only now to be made. */
  docentes: { disciplinaId: number; turmaDisciplinaId: number | null; pessoaId: number; dataInicio: DataCivil }[];
  /** What stays behind of a class that is copied. */
  deFora: DeFora[];
};
/** Made, there already, and left out: of what is copied they add up to what the year has, each subject and teacher of a class once. */
export type TotaisDaCopia = {
  turmasCriadas: number;
  turmasExistentes: number;
  turmasRecusadas: number;
  disciplinasCriadas: number;
  disciplinasExistentes: number;
  disciplinasRecusadas: number;
  docentesCriados: number;
  docentesExistentes: number;
  docentesRecusados: number;
};
type OQueCopiar = { disciplinas: boolean; docentes: boolean };

/**
 * What copying a year to the next makes: classes by course and name, in each the subjects that it lacks, and in subjects
 * that nobody teaches yet the teachers of the year before. What ended before the year did stays behind, and is said to. What exists
 * is never touched, so a second run makes nothing.
 */
export function planejarCopia(
  origem: readonly TurmaDoAno[],
  destino: readonly TurmaDoAno[],
  com: OQueCopiar,
): { turmas: TurmaPlanejada[]; totais: TotaisDaCopia } {
  const doDestino = new Map(destino.map((turma) => [turma.chave, turma]));
  const totais: TotaisDaCopia = {
    turmasCriadas: 0,
    turmasExistentes: 0,
    turmasRecusadas: 0,
    disciplinasCriadas: 0,
    disciplinasExistentes: 0,
    disciplinasRecusadas: 0,
    docentesCriados: 0,
    docentesExistentes: 0,
    docentesRecusados: 0,
  };
  const turmas = origem.map((turma): TurmaPlanejada => {
    const existente = doDestino.get(turma.chave) ?? null;
    const motivo = motivoDe(turma, existente);
    if (existente) totais.turmasExistentes += 1;
    else if (motivo === null) totais.turmasCriadas += 1;
    else totais.turmasRecusadas += 1;
    const plano: TurmaPlanejada = { origem: turma, destinoId: existente?.id ?? null, motivo, disciplinas: [], docentes: [], deFora: [] };
    const atuais = new Map(umaDeCada(existente?.disciplinas ?? []).map((d) => [d.disciplinaId, d]));
    for (const disciplina of umaDeCada(turma.disciplinas)) {
      const atual = atuais.get(disciplina.disciplinaId);
      const fora = planejarDisciplina(plano, totais, disciplina, atual, com);
      if (com.docentes) planejarDocentes(plano, totais, disciplina, atual, fora);
    }
    return plano;
  });
  return { turmas, totais };
}

function motivoDe(turma: TurmaDoAno, existente: TurmaDoAno | null): Motivo | null {
  if (turma.periodoFechado !== null) return 'PERIODO_FECHADO';
  if (existente) return existente.fechada ? 'TURMA_FECHADA' : null;
  return turma.cursoAtivo ? null : 'CURSO_INATIVO';
}

/** A subject that ended and came back is one: the one that runs, with the teachers of both. */
function umaDeCada(disciplinas: readonly DisciplinaDoAno[]): DisciplinaDoAno[] {
  return [...Map.groupBy(disciplinas, (d) => d.disciplinaId).values()].flatMap((mesmas) => {
    const fica = mesmas.find((d) => d.encerradaEm === null) ?? mesmas.at(-1);
    if (!fica) return [];
    const docentes = [
      ...Map.groupBy(
        mesmas.flatMap((d) => d.docentes),
        (x) => x.pessoaId,
      ).values(),
    ].flatMap((dele) => dele.find((x) => x.encerradoEm === null) ?? dele.at(-1) ?? []);
    return [{ ...fica, docentes }];
  });
}

/** @returns whether the class of the destination will not have the subject */
function planejarDisciplina(
  plano: TurmaPlanejada,
  totais: TotaisDaCopia,
  disciplina: DisciplinaDoAno,
  atual: DisciplinaDoAno | undefined,
  com: OQueCopiar,
): boolean {
  const fora = (motivo: MotivoDeFora, data: DataCivil | null): true => {
    if (com.disciplinas) plano.deFora.push({ disciplina: disciplina.nome, docente: null, motivo, data });
    if (com.disciplinas) totais.disciplinasRecusadas += 1;
    return true;
  };
  if (atual?.encerradaEm === null) {
    totais.disciplinasExistentes += 1;
    return false;
  }
  if (plano.motivo !== null) {
    if (com.disciplinas) totais.disciplinasRecusadas += 1;
    return true;
  }
  if (atual) return fora('DISCIPLINA_ENCERRADA_NO_DESTINO', atual.encerradaEm);
  if (disciplina.encerradaEm !== null) return fora('DISCIPLINA_ENCERRADA', disciplina.encerradaEm);
  if (!disciplina.ativa) return fora('DISCIPLINA_INATIVA', null);
  if (!com.disciplinas) return true;
  plano.disciplinas.push(disciplina);
  totais.disciplinasCriadas += 1;
  return false;
}

function planejarDocentes(
  plano: TurmaPlanejada,
  totais: TotaisDaCopia,
  { disciplinaId, nome: disciplina, docentes }: DisciplinaDoAno,
  atual: DisciplinaDoAno | undefined,
  semDisciplina: boolean,
): void {
  for (const { pessoaId, nome: docente, trabalha, encerradoEm } of docentes) {
    const fora = (motivo: MotivoDeFora, data: DataCivil | null): void => {
      plano.deFora.push({ disciplina, docente, motivo, data });
      totais.docentesRecusados += 1;
    };
    if (atual && !semDisciplina && atual.docentes.length > 0) totais.docentesExistentes += 1;
    else if (plano.motivo !== null) totais.docentesRecusados += 1;
    else if (semDisciplina) fora('DISCIPLINA_FICA_DE_FORA', null);
    else if (encerradoEm !== null) fora('DOCENCIA_ENCERRADA', encerradoEm);
    else if (!trabalha) fora('DOCENTE_DESLIGADO', null);
    else {
      const turmaDisciplinaId = atual?.turmaDisciplinaId ?? null;
      plano.docentes.push({ disciplinaId, turmaDisciplinaId, pessoaId, dataInicio: plano.origem.inicioNoDestino });
      totais.docentesCriados += 1;
    }
  }
}
