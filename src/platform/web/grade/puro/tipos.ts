import { type DefinicaoTextos, texto } from '#shared/textos.ts';
import type { Idioma, ParametrosErro, Textos } from '#shared/erros.ts';
import { textosGrade } from '../texts.ts';

/** What a cell holds: a number as decimal text ('7.5'), a state by its value, a mark as 'sim', 'nao' or 'parte'. Empty is null, never zero. */
export type Valor = string | null;

/** A sentence of the kit, told in the language of whoever reads it. */
export type Mensagem = { chave: keyof typeof textosGrade; params?: ParametrosErro };

/** A message in words; what it names travels with it. */
export const emPalavras = ({ chave, params }: Mensagem, idioma: Idioma): string =>
  texto<DefinicaoTextos, string>(textosGrade, chave, idioma, params);

/** A state that a cell may take: a mark besides numbers (dispensado), or a step of a cycle (presente, falta, justificada). */
export type EstadoDeCelula = {
  valor: string;
  /** What the cell shows and what is typed: 'D'. */
  sigla: string;
  nome: Textos;
};

/** The kinds of cell, as data. Numbers take `casas` decimals; a count is a number of none. */
export type TipoDeCelula =
  | {
      tipo: 'numero';
      casas: number;
      /** Outside of these nothing is taken. */
      minimo?: string;
      maximo?: string;
      /** Outside of these the cell warns, and takes the value. */
      estranho?: { abaixoDe?: string; acimaDe?: string };
      /** States typed beside numbers. */
      estados?: readonly EstadoDeCelula[];
    }
  | { tipo: 'ciclo'; estados: readonly EstadoDeCelula[] }
  /** One of a list, typed by its letters: a concept. */
  | { tipo: 'opcao'; estados: readonly EstadoDeCelula[] }
  | { tipo: 'marca' }
  | { tipo: 'texto'; maximo: number };

/** Reads a value of the grid; null where there is none. */
export type LerValor = (linha: string, coluna: string) => Valor;

export type ColunaDaGrade = {
  id: string;
  titulo: string;
  /** A second line under the title: the weight in force, the date. */
  detalhe?: string;
  tipo: TipoDeCelula;
  /** Pixels; as wide as its neighbours when absent. */
  largura?: number;
  /** A column made of others of its row: it is only read. */
  calcular?: (ler: (coluna: string) => Valor, linha: string) => Valor;
  /** What Enter, F2 or a finger opens of a computed cell: how it came about. */
  abrir?: (linha: string) => void;
  /** Acts of the column's menu, after those of filling it. */
  acoes?: readonly { rotulo: string; fazer: () => void }[];
};

/** What a cell made of others shows and, where Space or a click acts on it, what that changes. */
export type CelulaDerivada = { valor: (ler: LerValor) => Valor; agir?: (ler: LerValor) => Mudanca[]; rotulo: string };

export type LinhaDaGrade = {
  id: string;
  rotulo: string;
  /** Where the row's name leads. */
  href?: string;
  /** Columns that this row does not take, each with why: the student joined later. */
  fechadas?: Readonly<Record<string, string>>;
  /** Columns whose value in this row, if there is one, somebody should look at again, each with why: it is taken all the same. */
  avisos?: Readonly<Record<string, string>>;
  /** A mark at the name that stands for the whole row. */
  marca?: CelulaDerivada;
  /** A row made of others: a section, a total. */
  resumo?: (coluna: string) => CelulaDerivada;
};

/** What was entered in a cell: a value, or a text that cannot be one. */
export type Entrada = { valor: Valor } | { digitado: string; erro: Mensagem };
export type Mudanca = { linha: string; coluna: string; entrada: Entrada };

/** A cell as it stands. Objects are replaced, never changed: an equal one is the same cell. */
export type Celula = {
  /** The last value that could be read. */
  valor: Valor;
  /** What the server has. */
  salvo: Valor;
  /** Entered and unreadable: it stays in sight and is never sent. */
  invalida?: { digitado: string; erro: Mensagem };
  /** On its way to the server. */
  enviado?: { valor: Valor };
  /** Why the server did not take the value. */
  recusa?: string;
  /** Somebody else saved another value meanwhile. */
  deOutro?: { valor: Valor; por?: string };
  /** Saved since the grid was opened. */
  gravada?: boolean;
};

export type SituacaoDaCelula = 'limpa' | 'mudada' | 'salvando' | 'salva' | 'invalida' | 'recusada' | 'conflito';

/** A row as the server has it. */
export type LinhaGravada = { id: string; versao: number; valores: Readonly<Record<string, Valor>> };
