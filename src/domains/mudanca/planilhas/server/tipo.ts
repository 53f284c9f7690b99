import type { RawBuilder } from 'kysely';
import type { ChavePermissao } from '#catalog/telas.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { LinhaLida } from '#platform/server/planilhas/ler-planilha.ts';
import type { JulgamentoDeLinhas } from '#platform/server/registros/importar.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { ErroNegocio, Textos } from '#shared/erros.ts';
import type { TipoDaMudanca } from '#domains/mudanca/tipos.ts';

type Comum = { codigo: string };
/** A sheet with its lines, and which column each member comes from. */
export type PlanilhaACarregar = {
  id: number;
  arquivo: string;
  colunas: string[];
  linhas: LinhaLida[];
  mapeamento: Record<string, number>;
  fixos: Record<string, string>;
};
/** A line that was read and judged, by its code. */
export type Trazida<B> = { numero: number; nome: string; corpo: B; codigo: string };

/**
 * How lines of one kind come in: judged as the lines of a register are, written many at once by the use cases of the screens, taken back one by
 * one by the use cases that do so.
 */
export type TipoDePlanilha<C extends string, B extends Comum, A> = JulgamentoDeLinhas<C, B, A> & {
  tipo: TipoDaMudanca;
  /** What whoever loads or undoes must hold besides: moving in opens no door that the screens keep closed. */
  paraCarregar: readonly ChavePermissao[];
  paraDesfazer: readonly ChavePermissao[];
  /** What the audit calls the records. */
  alvoTipo: string;
  /** Lines to a transaction of the job; a kind that comes in whole takes all of them. */
  tamanho: number;
  inteira?: true;
  /** Which field a refusal of the use case points at, by the beginning of its path. */
  campoDe: Readonly<Record<string, C>>;
  /** The ids of the records of the kind that still stand: what was deleted or cancelled by hand holds no code and is not taken back. */
  emPe: RawBuilder<unknown>;
  /** By what two lines may be one record: those that share a key are written one after the other, so that the second finds the first. */
  chaves?: (valores: Partial<Record<C, string>>) => string[];
  /** The record that a line stands for, where it is here already. */
  conhecida: (corpo: B, apoio: A) => number | null;
  /** The name that record has here, where it need not be that of the line. */
  nomeDaConhecida?: (corpo: B, apoio: A) => string;
  /** What is told of a code that stands in an earlier line of its sheet too, where there is a way out that the kind knows. */
  repetido?: (codigo: string, linha: number) => ErroNegocio;
  /** What a line says otherwise than the record that its code brought, where no later line puts that right: it is not passed over. */
  diferenca?: (corpo: B, apoio: A) => ErroNegocio | null;
  /** How deep each line hangs on others of its sheet: what it hangs on comes first. */
  profundidades?: (valores: readonly Partial<Record<C, string>>[]) => number[];
  /** What whoever tries a sheet should know before loading it, and stops no line. */
  avisos?: (db: Db | Tx, hoje: DataCivil, planilha: PlanilhaACarregar) => Promise<Textos[]>;
  /** Writes them; answers the id of each, in the order given. */
  gravar: (ato: Ato, pedido: { corpos: readonly B[]; apoio: A; arquivo: string }) => Promise<number[]>;
  /**
   * Puts right a record that a sheet made, by a later line of its code; answers whether anything changed. `acao` is what the audit calls it: it does not
   * count as a change by somebody, nor do `alheias`, acts that leave what a sheet says as it is; `saida` is told with a record that cannot be taken back.
   */
  corrigir?: {
    acao: string;
    alheias: readonly string[];
    saida: Textos;
    fazer: (ato: Ato, pedido: { id: number; corpo: B; apoio: A; arquivo: string }) => Promise<boolean>;
  };
  /** Takes one back. Throws what its use case does. */
  desfazer: (ato: Ato, pedido: { id: number; motivo: string }) => Promise<unknown>;
};
