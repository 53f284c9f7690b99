import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { Textos } from '#shared/erros.ts';
import { conferirDiaDaDisciplina, type EtapaDoDiario, etapaAbertaDoDia } from '#domains/academico/diario/conferir.ts';
import { errosAula as erros } from './erros.ts';

/** A lesson as it is asked for. */
export type AulaPedida = {
  turmaDisciplinaId: number;
  dataAula: DataCivil;
  quantidade: number;
  ordem: number | null;
  docenteId: number | null;
};
type Tempos = { ordem: number | null; quantidade: number };
type DoDia = { turmaDisciplinaId: number; disciplina: string; quantidade: number; ordem: number | null };
/** What is known of the day on which a class is to have it. */
export type DiaDaTurma = {
  /** As the calendar says: null where it says nothing. */
  marcado: { tipo: 'letivo' | 'feriado' | 'recesso'; nome: string } | null;
  /** 1 Monday to 7 Sunday. */
  diaSemana: number;
  /** Periods of the timetable of the class; 0 where it has none that day. */
  tempos: number;
  /** The last of them; 0 where there is none. */
  ultimoTempo: number;
  /** Periods of the weekday that has the most in that timetable; 0 where the class has none. */
  maiorDia: number;
  /** Lessons of the class that are recorded that day, the one under edition apart. */
  aulas: readonly DoDia[];
};
type Atribuicao = { pessoaId: number; docente: string; dataInicio: DataCivil; dataFim: DataCivil | null };
export type DisciplinaDaAula = {
  turma: string;
  disciplina: string;
  dataInicio: DataCivil | null;
  dataFim: DataCivil | null;
  etapas: readonly EtapaDoDiario[];
  docentes: readonly Atribuicao[];
};

/** No day has more periods. */
export const TEMPOS_DE_UM_DIA = 12;
const fimDeSemana: Readonly<Record<number, Textos>> = { 6: { br: 'sábado', en: 'Saturday' }, 7: { br: 'domingo', en: 'Sunday' } };
const ate = ({ ordem, quantidade }: Tempos): number => (ordem ?? 0) + quantidade;

/**
 * Whether a lesson may be given: on a school day of an open etapa, inside the days of the subject, by who teaches it then.
 * `campo` is where its fields stand in the request.
 */
export function conferirAula(pedida: AulaPedida, disciplina: DisciplinaDaAula, dia: DiaDaTurma, campo: string): void {
  conferirDiaDaAula(pedida, disciplina, dia, campo);
  conferirDocente(pedida, disciplina, campo);
}

/** Whether its day is a school day of an open etapa, inside the days of the subject. */
export function conferirDiaDaAula({ dataAula }: AulaPedida, disciplina: DisciplinaDaAula, dia: DiaDaTurma, campo: string): void {
  etapaAbertaDoDia(disciplina, dataAula, `${campo}dataAula`);
  conferirDiaDaDisciplina(disciplina, dataAula, `${campo}dataAula`);
  conferirDiaLetivo(dataAula, dia, `${campo}dataAula`);
}

/** @throws AULA_SEM_DIA_LETIVO, AULA_NO_FIM_DE_SEMANA */
function conferirDiaLetivo(data: DataCivil, { marcado, diaSemana }: DiaDaTurma, campo: string): void {
  if (marcado?.tipo === 'letivo') return;
  if (marcado) throw erros.AULA_SEM_DIA_LETIVO({ data: formatarData(data), nome: marcado.nome }, { campos: [campo] });
  const dia = fimDeSemana[diaSemana];
  if (dia) throw erros.AULA_NO_FIM_DE_SEMANA({ data: formatarData(data), dia }, { campos: [campo] });
}

/** Whether the last assignment of a subject ended before a day: then nobody gives it, until the office says who does. */
export const ninguemLeciona = (docentes: readonly Atribuicao[], dia: DataCivil): boolean =>
  docentes.length > 0 && docentes.every(({ dataFim }) => dataFim !== null && dataFim < dia);

/** Whether who is to give it teaches the subject that day. @throws AULA_APOS_DOCENTE, AULA_DE_OUTRO_DOCENTE */
export function conferirDocente(
  { docenteId, dataAula }: AulaPedida,
  { turma, disciplina, docentes }: DisciplinaDaAula,
  campo: string,
): void {
  if (docenteId === null && !ninguemLeciona(docentes, dataAula)) return;
  const suas = docenteId === null ? docentes : docentes.filter(({ pessoaId }) => pessoaId === docenteId);
  if (suas.some((a) => a.dataInicio <= dataAula && (a.dataFim === null || dataAula <= a.dataFim))) return;
  const docente = suas[0]?.docente ?? '—';
  const acabou = suas
    .filter((a) => a.dataFim !== null && a.dataFim < dataAula)
    .toSorted((a, b) => ((a.dataFim ?? '') < (b.dataFim ?? '') ? -1 : 1))
    .at(-1);
  if (acabou?.dataFim)
    throw erros.AULA_APOS_DOCENTE(
      { docente: acabou.docente, disciplina, turma, fim: formatarData(acabou.dataFim) },
      { campos: [`${campo}docenteId`] },
    );
  throw erros.AULA_DE_OUTRO_DOCENTE({ docente, disciplina, turma, data: formatarData(dataAula) }, { campos: [`${campo}docenteId`] });
}

const noTempo = (aulas: readonly DoDia[], ordem: number | null, quantidade: number): DoDia | undefined =>
  aulas.find((aula) => ordem !== null && aula.ordem !== null && aula.ordem < ordem + quantidade && ordem < ate(aula));

/**
 * Where a lesson begins that the timetable of the day no longer holds where it was: so much earlier that it ends with the day, where that is
 * free; else nobody says in which periods it was. No screen asks for them.
 */
export function ordemQueCabe({ ordem, quantidade }: Tempos, { tempos, ultimoTempo, aulas }: DiaDaTurma): number | null {
  if (ordem === null || tempos === 0 || ordem + quantidade - 1 <= ultimoTempo) return ordem;
  const antes = ultimoTempo - quantidade + 1;
  return ordem <= ultimoTempo && antes >= 1 && !noTempo(aulas, antes, quantidade) ? antes : null;
}

/** A new lesson begins in a period that the timetable has that day. @throws AULA_SEM_ESSE_TEMPO */
export function conferirInicio(
  { dataAula, ordem }: Pick<AulaPedida, 'dataAula' | 'ordem'>,
  { turma }: Pick<DisciplinaDaAula, 'turma'>,
  { tempos, ultimoTempo }: DiaDaTurma,
  campo: string,
): void {
  if (ordem === null || tempos === 0 || ordem <= ultimoTempo) return;
  throw erros.AULA_SEM_ESSE_TEMPO(
    { tempo: ordem, data: formatarData(dataAula), turma, ultimo: ultimoTempo },
    { campos: [`${campo}dataAula`] },
  );
}

/**
 * How many periods a day may have: those of its timetable; where it has none, as many as the largest day of the week; never more than there are.
 * With them the refusal of more.
 */
function limiteDoDia({ tempos, maiorDia }: DiaDaTurma) {
  if (tempos > 0 && tempos <= TEMPOS_DE_UM_DIA) return { limite: tempos, alem: erros.AULA_ALEM_DO_DIA };
  if (tempos === 0 && maiorDia > 0 && maiorDia <= TEMPOS_DE_UM_DIA) return { limite: maiorDia, alem: erros.AULA_ALEM_DO_MAIOR_DIA };
  return { limite: TEMPOS_DE_UM_DIA, alem: erros.AULA_ALEM_DE_UM_DIA };
}

/**
 * Whether its periods are free, and no more than the day may have.
 * @throws AULA_TEMPO_OCUPADO, AULA_ALEM_DO_DIA, AULA_ALEM_DO_MAIOR_DIA, AULA_ALEM_DE_UM_DIA
 */
export function conferirTempos(
  { dataAula, ordem, quantidade }: Tempos & { dataAula: DataCivil },
  { turma }: Pick<DisciplinaDaAula, 'turma'>,
  dia: DiaDaTurma,
  campo: string,
): void {
  const { aulas } = dia;
  const data = formatarData(dataAula);
  const outra = noTempo(aulas, ordem, quantidade);
  if (outra) {
    const tempo = Math.max(ordem ?? 0, outra.ordem ?? 0);
    const onde = tempo === ordem ? 'dataAula' : 'quantidade';
    throw erros.AULA_TEMPO_OCUPADO({ tempo, data, turma, disciplina: outra.disciplina }, { campos: [`${campo}${onde}`] });
  }
  const total = aulas.reduce((soma, aula) => soma + aula.quantidade, quantidade);
  const { limite, alem } = limiteDoDia(dia);
  if (total <= limite) return;
  const dadas = aulas.map((aula) => `${aula.disciplina} (${aula.quantidade})`).join(', ') || '—';
  throw alem({ data, turma, tempos: limite, total, dadas }, { campos: [`${campo}quantidade`] });
}

/** Who gives a lesson where nobody was named: the person who records it when he teaches it that day, else its only teacher. */
export function docenteProposto(docentes: readonly Atribuicao[], dataAula: DataCivil, pessoaId: number | null): number | null {
  const doDia = [
    ...new Set(docentes.filter((a) => a.dataInicio <= dataAula && (a.dataFim === null || dataAula <= a.dataFim)).map((a) => a.pessoaId)),
  ];
  if (pessoaId !== null && doDia.includes(pessoaId)) return pessoaId;
  return doDia.length === 1 ? (doDia[0] ?? null) : null;
}
