import type { PaginaDoManual } from '#portal/manual/markdown.ts';
import { porNome } from './por-nome.ts';

/** The manual in Portuguese. */
export const paginas = porNome(import.meta.glob<PaginaDoManual>('/docs/manual/*.md', { query: '?manual', import: 'default', eager: true }));

/** What screens look like in this language, by their ids. */
export const figuras = porNome(
  import.meta.glob<string>('/docs/manual/figuras/br/*.webp', { query: '?url', import: 'default', eager: true }),
);
