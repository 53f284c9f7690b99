import type { PaginaDoManual } from '#portal/manual/markdown.ts';
import { porNome } from './por-nome.ts';

/** The manual in English. */
export const paginas = porNome(
  import.meta.glob<PaginaDoManual>('/docs/manual/en/*.md', { query: '?manual', import: 'default', eager: true }),
);
