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

const fimDeSemana: Readonly<Record<number, Textos>> = { 6: { br: 'sábado', en: 'Saturday' }, 7: { br: 'domingo', en: 'Sunday' } };
const ate = ({ ordem, quantidade }: { ordem: number | null; quantidade: number }): number => (ordem ?? 0) + quantidade;

/**
 * Whether a lesson may be given: on a school day of an open etapa, inside the days of the subject, by who teaches it then, in periods that
 * are free and no more than the timetable has that day. `campo` is where its fields stand in the request.
 */
export function conferirAula(pedida: AulaPedida, disciplina: DisciplinaDaAula, dia: DiaDaTurma, campo: string): void {
  const { turma } = disciplina;
  etapaAbertaDoDia(disciplina, pedida.dataAula, `${campo}dataAula`);
  conferirDiaDaDisciplina(disciplina, pedida.dataAula, `${campo}dataAula`);
  conferirDiaLetivo(pedida.dataAula, dia, `${campo}dataAula`);
  conferirDocente(pedida, disciplina, `${campo}docenteId`);
  conferirTempos(pedida, turma, dia, campo);
}

/** @throws AULA_SEM_DIA_LETIVO, AULA_NO_FIM_DE_SEMANA */
function conferirDiaLetivo(data: DataCivil, { marcado, diaSemana }: DiaDaTurma, campo: string): void {
  if (marcado?.tipo === 'letivo') return;
  if (marcado) throw erros.AULA_SEM_DIA_LETIVO({ data: formatarData(data), nome: marcado.nome }, { campos: [campo] });
  const dia = fimDeSemana[diaSemana];
  if (dia) throw erros.AULA_NO_FIM_DE_SEMANA({ data: formatarData(data), dia }, { campos: [campo] });
}

/** @throws AULA_APOS_DOCENTE, AULA_DE_OUTRO_DOCENTE */
function conferirDocente({ docenteId, dataAula }: AulaPedida, { turma, disciplina, docentes }: DisciplinaDaAula, campo: string): void {
  if (docenteId === null) return;
  const suas = docentes.filter(({ pessoaId }) => pessoaId === docenteId);
  if (suas.some((a) => a.dataInicio <= dataAula && (a.dataFim === null || dataAula <= a.dataFim))) return;
  const docente = suas[0]?.docente ?? '—';
  const acabou = suas.filter((a) => a.dataFim !== null && a.dataFim < dataAula).at(-1)?.dataFim;
  if (acabou) throw erros.AULA_APOS_DOCENTE({ docente, disciplina, turma, fim: formatarData(acabou) }, { campos: [campo] });
  throw erros.AULA_DE_OUTRO_DOCENTE({ docente, disciplina, turma, data: formatarData(dataAula) }, { campos: [campo] });
}

/** @throws AULA_TEMPO_OCUPADO, AULA_TEMPO_INEXISTENTE, AULA_ALEM_DO_DIA */
function conferirTempos(
  { dataAula, ordem, quantidade }: AulaPedida,
  turma: string,
  { tempos, ultimoTempo, aulas }: DiaDaTurma,
  campo: string,
): void {
  const data = formatarData(dataAula);
  const outra = aulas.find((aula) => ordem !== null && aula.ordem !== null && aula.ordem < ordem + quantidade && ordem < ate(aula));
  if (outra) {
    const tempo = Math.max(ordem ?? 0, outra.ordem ?? 0);
    throw erros.AULA_TEMPO_OCUPADO({ tempo, data, turma, disciplina: outra.disciplina }, { campos: [`${campo}ordem`] });
  }
  if (ordem !== null && tempos > 0 && ordem + quantidade - 1 > ultimoTempo)
    throw erros.AULA_TEMPO_INEXISTENTE({ data, turma, ultimo: ultimoTempo, tempo: ordem + quantidade - 1 }, { campos: [`${campo}ordem`] });
  const total = aulas.reduce((soma, aula) => soma + aula.quantidade, quantidade);
  if (tempos === 0 || total <= tempos) return;
  const dadas = aulas.map((aula) => `${aula.disciplina} (${aula.quantidade})`).join(', ') || '—';
  throw erros.AULA_ALEM_DO_DIA({ data, turma, tempos, total, dadas }, { campos: [`${campo}quantidade`] });
}

/** Who gives a lesson where nobody was named: the person who records it when he teaches it that day, else its only teacher. */
export function docenteProposto(docentes: readonly Atribuicao[], dataAula: DataCivil, pessoaId: number | null): number | null {
  const doDia = [
    ...new Set(docentes.filter((a) => a.dataInicio <= dataAula && (a.dataFim === null || dataAula <= a.dataFim)).map((a) => a.pessoaId)),
  ];
  if (pessoaId !== null && doDia.includes(pessoaId)) return pessoaId;
  return doDia.length === 1 ? (doDia[0] ?? null) : null;
}
