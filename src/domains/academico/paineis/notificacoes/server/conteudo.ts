import type { Escola } from '#platform/server/escola.ts';
import type { FatosDaNotificacao, NumerosDaNotificacao, Papel } from '../papel.ts';

/** Everything that the papers of a notice say: they are printed from this alone, today and in twenty years. */
type Comum = Omit<FatosDaNotificacao, 'numeros'> & {
  escola: Escola;
  responsavel: Papel;
  lugarEData: string;
  assinatura: string;
};
export type ConteudoDeFaltas = Comum & { numeros: NumerosDaNotificacao; conselho: Papel };
/** Of averages below `minima` in an etapa: to the guardians alone. Averages as a family reads them. */
export type ConteudoDeMedias = Comum & {
  numeros: null;
  conselho: null;
  etapa: string;
  minima: string;
  disciplinas: { disciplina: string; media: string }[];
};
export type Conteudo = ConteudoDeFaltas | ConteudoDeMedias;

export type Preparada = { id: number; numero: string; matriculaId: number; conteudo: Conteudo };
