import type { Textos } from '../erros.ts';
import type { ListaDeOpcoes } from '../listas/opcao.ts';
import type { ValoresSoltos } from './filtros.ts';
import type { Medida } from './medidas.ts';
import type { TelaId } from '#catalog/telas.ts';

/** `percentual` is in hundredths of a percent, `dinheiro` in centavos, `saldo` in centavos with the side it stands on (debits less credits), `decimal` digits as the database writes them, `data` a calendar date, `documento` a CPF or CNPJ as it is stored: read with its mask, in files without, `cpf` that of a person in the register: masked on the screen, whole in files and on paper, and then recorded, `mes` the first day of a month. */
export type Celula = string | number | boolean | null;

export type ColunaDeRelatorio = {
  chave: string;
  titulo: Textos;
  tipo: TipoDeCelula;
  /** Names of the values of an `opcao`. */
  opcoes?: ListaDeOpcoes;
  /** Of a `decimal`: it keeps all its decimals, as prices do; without it the zeros that say nothing are left out. */
  inteira?: true;
  /** What stands under the column and at the head of each group: its sum, or another measure. */
  total?: true | Medida;
  /** Where a cell leads; whoever may not go there sees the text alone. */
  elo?: (linha: LinhaDeRelatorio, aplicados: ValoresSoltos) => Destino | null;
  /** Share of the width on paper; 1 unless told. */
  peso?: number;
  /** One of the two facts of a card on a phone. */
  principal?: true;
  /** Stands in files, not on the screen nor on paper. */
  soArquivo?: true;
};

/** A cross-tab of the rows: how many of each value of one dimension have each value of another. */
export type Cruzamento = {
  dimensoes: Readonly<Record<string, Dimensao>>;
  linhas: string;
  colunas: string;
  /** What is counted, and the list of all of it. */
  titulo: Textos;
  elo?: (aplicados: ValoresSoltos) => Destino;
};

export type TipoDeCelula =
  | 'texto'
  | 'opcao'
  | 'data'
  | 'mes'
  | 'inteiro'
  | 'dinheiro'
  | 'saldo'
  | 'decimal'
  | 'percentual'
  | 'simnao'
  | 'documento'
  | 'cpf';

export type LinhaDeRelatorio = Readonly<Record<string, Celula>>;

export type Destino = { tela: TelaId; params?: Record<string, string | number>; search?: Record<string, unknown> };

export type Dimensao = {
  titulo: Textos;
  chave: string;
  rotulo: string /** Column that sorts its values. */;
  ordem: string;
  opcoes?: ListaDeOpcoes;
};
