import type { DataCivil } from '#shared/datas.ts';
import type { EscolaNoPapel } from '#shared/papel/termos-da-escola.ts';
import type { ParteDoCurriculo, TipoHistorico } from './tipos.ts';

/** A subject as a year tells it. Marks are text: each school writes them its own way. */
export type DisciplinaDoAno = {
  /** Ours, or the one of ours that it equals. */
  disciplinaId: number | null;
  nome: string;
  parte: ParteDoCurriculo;
  ordem: number;
  aproveitamento: string | null;
  cargaHoraria: number | null;
  faltas: number | null;
};

/** A year of a transcript, wherever it came from. */
export type AnoDoHistorico = {
  /** Of a closing of ours, with the enrollment; or typed in, with its row. */
  origem: { tipo: 'fechamento'; matriculaId: number; turmaId: number } | { tipo: 'digitado'; id: number; versao: number };
  ano: number;
  serie: string;
  turma: string | null;
  curso: { id: number; nome: string; segmentacao: string } | null;
  escola: { nossa: boolean; nome: string; cidade: string | null; uf: string | null };
  cargaHoraria: number | null;
  diasLetivos: number | null;
  /** '92,50' */
  frequencia: string | null;
  resultado: string;
  /** Whether the year was passed: null while it has not ended or the student went elsewhere. */
  passou: boolean | null;
  /** Of a closing of ours, how grades were judged, in a sentence. */
  escala: string | null;
  observacao: string | null;
  disciplinas: readonly DisciplinaDoAno[];
};

/** An enrollment of ours whose year no closing tells. */
export type AnoSemFechamento = {
  matriculaId: number;
  turmaId: number;
  ano: number;
  curso: { id: number; nome: string; segmentacao: string };
  turma: string;
  movimento: string;
  /** When the student left, where that ended the enrollment. */
  dataSaida: DataCivil | null;
};

export type Identificacao = {
  nome: string;
  dataNascimento: DataCivil | null;
  naturalidade: string | null;
  naturalidadeUf: string | null;
  nacionalidade: string | null;
  cpf: string | null;
  rg: string | null;
  rgOrgaoEmissor: string | null;
  certidao: string | null;
  filiacao: string[];
  codigo: number;
};

/** What the school says of itself on the paper. */
export type EscolaDoPapel = EscolaNoPapel & { mantenedora: string | null; atos: string | null };

/** A row of the grid: a subject, with what each year (by its position) says of it. */
export type LinhaDaGrade = { parte: ParteDoCurriculo; nome: string; celulas: (CelulaDaGrade | null)[] };
export type CelulaDaGrade = { aproveitamento: string | null; cargaHoraria: number | null };

/** The year that goes on, as far as it has gone. */
export type AnoEmCurso = {
  ano: number;
  serie: string;
  turma: string;
  ate: DataCivil;
  saida: DataCivil | null;
  etapas: string[];
  /** `parcial` is over closed etapas; `aulas` are those given until then. */
  disciplinas: readonly {
    nome: string;
    etapas: readonly (string | null)[];
    parcial: string | null;
    aulas?: number | null;
    faltas: number | null;
  }[];
  frequencia: string | null;
  /** What the attendance is of; papers of before tell the percentage alone. */
  presencas?: { dadas: number; faltas: number; porDia: boolean };
  /** Where the opinions are, in a course that judges by them. */
  nota?: string | null;
};

/** What the paper says of the student and the years; two papers that say the same here say the same. */
export type CorpoDoHistorico = {
  tipo: TipoHistorico;
  escola: EscolaDoPapel;
  aluno: Identificacao;
  anos: readonly (Pick<
    AnoDoHistorico,
    'ano' | 'serie' | 'turma' | 'cargaHoraria' | 'diasLetivos' | 'frequencia' | 'resultado' | 'observacao'
  > & { escola: string; lugar: string })[];
  linhas: LinhaDaGrade[];
  emCurso: AnoEmCurso | null;
  escalas: string[];
  observacoes: string[];
  assinaturas: readonly { nome: string; cargo: string; registro: string | null }[];
};

/** Everything that an issued transcript says; it is printed from this alone. */
export type ConteudoDoHistorico = { corpo: CorpoDoHistorico; lugarEData: string; endereco: string; conferencia: string };
