import type { DataCivil } from '#shared/datas.ts';
import type { Parentesco } from '#shared/listas/pessoa.ts';
import type { Movimento, Resultado } from '#domains/academico/matriculas/situacoes.ts';

export type ResponsavelDoCandidato = {
  pessoaId: number;
  nome: string;
  parentesco: Parentesco | null;
  pedagogico: boolean;
  financeiro: boolean;
  percentual: string | null;
  temCpf: boolean;
  falecido: boolean;
};
/** A price line of the contract that is renewed; null ids were typed by hand. */
export type LinhaDeOrigem = {
  id: number;
  precoId: number | null;
  /** What the register calls the price; the line may have a name of its own. */
  precoDescricao: string | null;
  /** What the register asks for the price whole. */
  precoCentavos: number | null;
  tipo: string | null;
  descricao: string;
  valorCentavos: number;
  parcelas: number;
  primeiroVencimento: DataCivil;
  diaVencimento: number;
  formaPagamentoId: number;
};
/** A class of the target year in which the student already sits. */
export type LugarDoAluno = { codigo: string; turmaNome: string; turno: string };
/** A living enrollment of the student in the target year. */
export type MatriculaNoDestino = {
  codigo: string;
  cursoId: number;
  cursoNome: string;
  /** Whether it goes on from an enrollment that he has this year: of a second course beside the regular one, it says nothing of the first. */
  continua: boolean;
};
/** How much a discount gives, and how. */
export type TermosDoDesconto = {
  forma: 'percentual' | 'valor';
  percentual: string | null;
  valorCentavos: number | null;
  limiteCentavos: number | null;
  condicional: boolean;
  sobreValorCheio: boolean;
};
/** What gave a discount for a time of its own: the next year has its own decision, its own agreement. */
export type OrigemDoDesconto = 'bolsa' | 'convenio';
/** A discount as it was agreed in the contract that is renewed, or in an addendum of it. */
export type DescontoDeOrigem = TermosDoDesconto & {
  linhaId: number | null;
  descontoId: number | null;
  descricao: string;
  prioridade: number;
  parcelaDe: number;
  parcelaAte: number | null;
  /** Of some installments only, ended before the contract does: no rule of each year. */
  ocasional: boolean;
  /** Null: agreed in the contract itself. */
  vemDe: OrigemDoDesconto | null;
};

/** A student of the source year, with everything that re-enrolling asks about him. */
export type Candidato = {
  matriculaId: number;
  codigo: string;
  alunoId: number;
  alunoNome: string;
  alunoCodigo: number;
  movimento: Movimento;
  resultado: Resultado;
  cursoId: number;
  turmaNome: string | null;
  turno: string | null;
  grupoTurmaId: number | null;
  dataNascimento: DataCivil | null;
  falecido: boolean;
  temCpf: boolean;
  temIdentidade: boolean;
  vencidos: number;
  vencidoCentavos: number;
  /** Living enrollments in the target year. */
  noDestino: readonly MatriculaNoDestino[];
  lugaresNoDestino: readonly LugarDoAluno[];
  /** Courses of the target year that the student left. */
  saidas: readonly { codigo: string; cursoId: number; dataSaida: DataCivil }[];
  /** As they pay by the contract after its addenda. */
  responsaveis: readonly ResponsavelDoCandidato[];
  /** Whether an addendum, and not the enrollment, says who pays. */
  pagadoresPorAditivo: boolean;
  linhas: readonly LinhaDeOrigem[];
  /** Those that the contract and its addenda gave, less what an addendum took off. */
  descontos: readonly DescontoDeOrigem[];
};

export type CursoDeDestino = {
  id: number;
  nome: string;
  proximoCursoId: number | null;
  idadeMinima: number | null;
  /** Whether the academic period of the target year is open for the segmentação; null when the year has none yet. */
  aberta: boolean | null;
};
export type TurmaDeDestino = {
  id: number;
  nome: string;
  cursoId: number;
  turno: string;
  grupoTurmaId: number | null;
  vagas: number;
  ocupadas: number;
};
export type PrecoDeDestino = {
  id: number;
  cursoId: number | null;
  tipo: string;
  descricao: string;
  /** The description in search form. */
  busca: string;
  valorCentavos: number;
  parcelas: number;
};
export type DescontoDoCadastro = TermosDoDesconto & {
  id: number;
  nome: string;
  /** Active and valid today: contracts refuse one that is not, whoever asks for it. */
  concedido: boolean;
  /** Granted, and valid on the first due date of the new contracts too. */
  vale: boolean;
};

/** The year they go to. */
export type Destino = {
  anoLetivoId: number;
  ano: number;
  cursos: ReadonlyMap<number, CursoDeDestino>;
  /** Open classes only. */
  turmas: readonly TurmaDeDestino[];
  precos: readonly PrecoDeDestino[];
  descontos: ReadonlyMap<number, DescontoDoCadastro>;
  formasAtivas: ReadonlySet<number>;
};
