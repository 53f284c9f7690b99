import type { AutorComEscopo } from '#domains/academico/estrutura/server/autor.ts';

/** Who acts, for the rows of an ending. */
export const autorId = (autor: AutorComEscopo): number | null => ('usuarioId' in autor ? autor.usuarioId : null);

/** By what name. */
export const autorNome = (autor: AutorComEscopo): string =>
  'usuarioId' in autor ? `${autor.nome} ${autor.sobrenome}`.trim() : autor.processo;
