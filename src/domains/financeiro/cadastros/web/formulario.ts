import type { LinhaDe } from '#platform/web/tabela/index.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';

/** Id of the form inside a register's window. */
export const FORMULARIO = 'registro';

/** What the form of a register receives: the record to edit (null: a new one), and whom to tell when it was saved. */
export type PropsDoFormulario<E extends AnyEndpoint> = { registro: LinhaDe<E> | null; aoSalvar: () => void };
