import { useMemo, useSyncExternalStore } from 'react';
import type { Idioma } from '#shared/erros.ts';
import { type DefinicaoTextos, type Tradutor, tradutor } from '#shared/textos.ts';
import { guardarLocal, lerLocal } from './armazem.ts';

const CHAVE = 'idioma';
const ouvintes = new Set<() => void>();
let atual: Idioma = 'br';

/** The language in use; Portuguese until the user chose. */
export function idiomaAtual(): Idioma {
  return atual;
}

/** The tag of a language for `lang`, `Intl` and the Content-Language header. */
export function tagDoIdioma(idioma: Idioma): 'pt-BR' | 'en' {
  return idioma === 'en' ? 'en' : 'pt-BR';
}

/** Changes the language at once, everywhere, and remembers the choice in this browser. */
export function mudarIdioma(idioma: Idioma): void {
  aplicar(idioma);
  guardarLocal(CHAVE, idioma);
}

/** Reads the remembered choice and follows the other tabs. Called once at start. */
export function iniciarIdioma(): void {
  aplicar(lerLocal(CHAVE) === 'en' ? 'en' : 'br');
  window.addEventListener('storage', (evento) => {
    if (evento.key === CHAVE) aplicar(evento.newValue === 'en' ? 'en' : 'br');
  });
}

function aplicar(idioma: Idioma): void {
  const mudou = idioma !== atual;
  atual = idioma;
  document.documentElement.lang = tagDoIdioma(idioma);
  if (mudou) for (const avisar of ouvintes) avisar();
}

/** Calls `avisar` whenever the language became another; the answer ends that. */
export function assinarIdioma(avisar: () => void): () => void {
  ouvintes.add(avisar);
  return () => ouvintes.delete(avisar);
}

/** The language and the way to change it. */
export function useIdioma(): { idioma: Idioma; mudarIdioma: (idioma: Idioma) => void } {
  const idioma = useSyncExternalStore(assinarIdioma, idiomaAtual);
  return useMemo(() => ({ idioma, mudarIdioma }), [idioma]);
}

/** The texts of a room in the language in use: `const t = useTextos(textosPessoas); t('titulo', { n: 3 })`. */
export function useTextos<T extends DefinicaoTextos>(textos: T): Tradutor<T> {
  const { idioma } = useIdioma();
  return useMemo(() => tradutor(textos, idioma), [textos, idioma]);
}
