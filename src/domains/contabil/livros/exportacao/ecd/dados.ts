import type { DataCivil } from '#shared/datas.ts';
import type { Entidade } from '../../../plano-contas/plano.ts';
import type { ContaComFiguras } from '../../arvore.ts';

/** An account as the file tells it: `figuras` are its balance before the year, at its end, and its result before the closing, each D less C. */
export type ContaEcd = ContaComFiguras & { codigoReferencial: string | null; criadaEm: DataCivil };
export type CentroEcd = { id: number; nome: string };
/** What an account held in a month of the file, by centre. */
export type SaldoEcd = { conta: string; centroCustoId: number | null; anterior: number; debitos: number; creditos: number };
export type MesEcd = { inicio: DataCivil; fim: DataCivil; saldos: readonly SaldoEcd[] };
/** The result before the closing, of an account and centre. */
export type ResultadoEcd = { conta: string; centroCustoId: number | null; saldo: number };
export type PartidaEcd = {
  numero: number;
  data: DataCivil;
  valorCentavos: number;
  encerramento: boolean;
  conta: string;
  centroCustoId: number | null;
  movimentoCentavos: number;
  historico: string;
  documento: string | null;
};
export type SignatariosEcd = {
  contadorNome: string | null;
  contadorCpf: string | null;
  contadorCrc: string | null;
  contadorCrcUf: string | null;
  contadorEmail: string | null;
  contadorTelefone: string | null;
  responsavelNome: string | null;
  responsavelCpf: string | null;
  responsavelQualificacao: '203' | '205' | '309' | '801' | null;
  municipioIbge: string | null;
  nire: string | null;
  dataConstituicao: string | null;
  planoReferencial: '1' | '2' | '5' | null;
};
export type DadosEcd = {
  ano: number;
  /** Of the book: the years kept here, counted. */
  numeroDoLivro: number;
  escola: { nome: string; cnpj: string | null; uf: string | null; cidade: string | null };
  /** The kind of school that its chart is of. */
  entidade: Entidade;
  signatarios: SignatariosEcd;
  contas: readonly ContaEcd[];
  centros: readonly CentroEcd[];
  meses: readonly MesEcd[];
  resultados: readonly ResultadoEcd[];
};

export const inicioDo = (ano: number): DataCivil => `${ano}-01-01`;
export const fimDo = (ano: number): DataCivil => `${ano}-12-31`;
