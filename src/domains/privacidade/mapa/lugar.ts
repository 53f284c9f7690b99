import type { Textos } from '#shared/erros.ts';

/** Where data of a person stand: a table, what it is called on paper, and the columns by which a row belongs to the person. */
export type Lugar = Textos & {
  /**
   * Each is a reference: to `pessoas` it names the person; to another table of the map, the row belongs to whoever that row belongs to.
   * One is enough.
   */
  por: readonly [string, ...string[]];
  /** Columns that never leave: secrets, and what is opened apart. */
  sem?: readonly string[];
};

/** A place by its table. */
export type Mapa = Readonly<Record<string, Lugar>>;
