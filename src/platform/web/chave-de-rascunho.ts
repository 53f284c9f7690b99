const PREFIXO = 'rascunho:';

/** The key in the local storage of what a user (e-mail) typed and did not save. */
export const chaveDeRascunho = (usuario: string, chave: string): string => `${PREFIXO}${usuario}:${chave}`;

/** Whether a key of the local storage is of such a draft: of this user, or of anybody when null. Who else works at this computer keeps theirs. */
export const isRascunhoDe = (usuario: string | null, chave: string): boolean =>
  chave.startsWith(usuario === null ? PREFIXO : chaveDeRascunho(usuario, ''));
