import type { TelaId } from '#catalog/telas.ts';
import type { Textos } from '#shared/erros.ts';

export type ResultadoDeBusca = { rotulo: string; detalhe?: string; href: string };

/** A source of the command palette, given by the room that knows the records. */
export type FonteDeBusca = {
  chave: string;
  titulo: Textos;
  /** Whoever may not list this screen does not see the source. */
  tela: TelaId;
  buscar: (termo: string, signal: AbortSignal) => Promise<readonly ResultadoDeBusca[]>;
};

const fontes = new Map<string, FonteDeBusca>();

/** Adds records of a room (people, enrollments, titles) to the palette of Ctrl+K. */
export function registrarBusca(fonte: FonteDeBusca): void {
  fontes.set(fonte.chave, fonte);
}

export const fontesDeBusca = (): readonly FonteDeBusca[] => [...fontes.values()];
