import type { Escola } from '#platform/server/escola.ts';
import type { FatosDaNotificacao, Papel } from '../papel.ts';

/** Everything that both papers of a notice say: they are printed from this alone, today and in twenty years. */
export type Conteudo = FatosDaNotificacao & {
  escola: Escola;
  responsavel: Papel;
  conselho: Papel;
  lugarEData: string;
  assinatura: string;
};

export type Preparada = { id: number; numero: string; matriculaId: number; conteudo: Conteudo };
