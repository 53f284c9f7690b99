import type { ConteudoDoHistorico } from '#domains/academico/historico/escolar/conteudo.ts';

/** A transcript to print: what was frozen, with its number and code (a draft has none), and which copy of it. */
export type PapelDoHistorico = {
  numero: string | null;
  codigo: string | null;
  em: string;
  emitidoPor: string | null;
  conteudo: ConteudoDoHistorico;
  cancelado: boolean;
  via: { via: number; data: string; por: string } | null;
};
