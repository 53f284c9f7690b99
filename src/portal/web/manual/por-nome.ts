import type { PaginaDoManual } from '#portal/manual/markdown.ts';

/** Pages by the names of their files. */
export const porNome = (arquivos: Record<string, PaginaDoManual>): Readonly<Record<string, PaginaDoManual>> =>
  Object.fromEntries(Object.entries(arquivos).map(([caminho, pagina]) => [/([\w-]+)\.md/.exec(caminho)?.[1] ?? caminho, pagina]));
