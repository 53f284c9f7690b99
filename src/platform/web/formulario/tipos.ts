import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Inicial } from './valores/caminho-tipado.ts';

export type PropsFormulario<E extends z.ZodType> = {
  /** Id of the `<form>`; `BotaoSalvar` outside it names the same. One form a page may leave it out. */
  id?: string;
  /** The schema of the body: the same that the server checks. */
  esquema: E;
  /** What the fields start from, in the schema's input shape, empty where something is still to be typed. New initial values are taken while nothing was typed. */
  valoresIniciais: Inicial<z.input<E>>;
  /**
   * Sends. It throws what the call throws (`ErroApi`): field errors, conflict and failure are told by the form.
   * `chaveIdempotencia` repeats while the same values are sent again without an answer, and is new once they were edited.
   */
  aoSalvar: (valores: z.input<E>, saida: z.output<E>, chaveIdempotencia: string) => Promise<unknown>;
  /** After a good save, with the form no longer guarded: go to the list, open the record. */
  aposSalvar?: (resposta: unknown) => void;
  /** Turns the current record that comes with a version conflict (409) into form values. */
  valoresDoConflito?: (detalhe: unknown) => Partial<z.input<E>> | null;
  /** Key of the local draft of a long form ("pessoa-12", "pessoa-nova"); none is kept without it. */
  rascunho?: string;
  /** False: leaving a changed form asks nothing (small dialogs). */
  guarda?: boolean;
  somenteLeitura?: boolean;
  className?: string;
  children: ReactNode;
};

/** What went wrong with a save, besides fields. */
export type FalhaDoFormulario = {
  erro: unknown;
  passageira: boolean;
  codigo: string | null;
  /** All that it says is said at its fields. */
  nosCampos: boolean;
};
