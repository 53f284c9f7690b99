import type { ResultadoDoAluno } from '#domains/academico/estrutura/criterio/aluno.ts';
import type { FrequenciaDeOrigem } from '#domains/academico/diario/origem/frequencia.ts';
import type { Calculo } from '#domains/academico/estrutura/criterio/calculo.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import type {
  EtapaCalculada,
  NotasFinais,
  ResultadoDaDisciplina,
  SituacaoDaDisciplina,
} from '#domains/academico/estrutura/criterio/disciplina.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Boletim } from './esquemas.ts';

export type EtapaDoBoletim = { id: number; nome: string; peso: string; inicio: DataCivil; fim: DataCivil; fechada: boolean };
export type DisciplinaDoBoletim = {
  turmaDisciplinaId: number | null;
  disciplinaId: number;
  nome: string;
  contaPromocao: boolean;
  ordem: number;
};
export type Presencas = { dadas: number; faltas: number; justificadas: number };
/** What a closing froze of a student in a subject: of an etapa, or of the year (null). */
export type DisciplinaCongelada = {
  turmaId: number;
  etapaId: number | null;
  matriculaId: number;
  disciplinaId: number;
  nome: string;
  contaPromocao: boolean;
  ordem: number;
  media: string | null;
  conceito: string | null;
  mediaFinal: string | null;
  situacao: SituacaoDaDisciplina | null;
  faltas: number | null;
};
/** What it froze of the student as a whole. */
export type AlunoCongelado = Presencas & {
  turmaId: number;
  etapaId: number | null;
  matriculaId: number;
  /** Of a year: what was planned beyond what was given; the percentage is over both. */
  aDar: number;
  frequencia: string | null;
  resultado: ResultadoDoAluno | null;
};
export type AlunoDoBoletim = Pick<
  Boletim,
  'matriculaId' | 'matriculaCodigo' | 'movimento' | 'dataSaida' | 'aluno' | 'numeroChamada' | 'lugares'
>;
/** The year of a student in a subject, as the diary gives it now. */
export type AnoVivo = {
  etapas: readonly EtapaCalculada[];
  notas: NotasFinais;
  parcial: Pick<Calculo, 'valor'>;
  resultado: Pick<ResultadoDaDisciplina, 'situacao' | 'final'>;
};

/** All that the report cards of a class are made of. */
export type FatosDaTurma = {
  turma: Pick<Boletim, 'turma' | 'curso' | 'segmentacao' | 'ano'>;
  criterio: Criterio;
  /** By which rule each student is judged. */
  criterioDe: (matriculaId: number) => Criterio;
  anoFechado: boolean;
  /** In the order of the year. */
  etapas: readonly EtapaDoBoletim[];
  disciplinas: readonly DisciplinaDoBoletim[];
  alunos: readonly AlunoDoBoletim[];
  /** Enrollments that left the school, or this class for another: of what no closing froze they have no situation. */
  saiu: ReadonlySet<number>;
  /** By subject and enrollment. */
  vivas: ReadonlyMap<number, ReadonlyMap<number, AnoVivo>>;
  /** By etapa and enrollment, of those of which the class froze nothing: by subject, or (null) of the day. */
  presencas: ReadonlyMap<number, ReadonlyMap<number, readonly (Presencas & { disciplinaId: number | null })[]>>;
  /** Attendance that students brought from the school where they began the year; a frozen year has it already. */
  origens: readonly FrequenciaDeOrigem[];
  disciplinasCongeladas: readonly DisciplinaCongelada[];
  alunosCongelados: readonly AlunoCongelado[];
  pareceres: readonly (Boletim['pareceres'][number] & { matriculaId: number })[];
  comMediaDaTurma: boolean;
  hoje: DataCivil;
};
