import { arquivos } from './arvore.ts';

/** The trees of rooms, left to right: on the server a room imports only doors of trees to its right. Their folders hang under src/domains. */
export const ordemDasSalas = [
  'mudanca',
  'privacidade',
  'relatorios',
  'academico/paineis',
  'academico/documentos',
  'academico/historico',
  'academico/boletins',
  'academico/fechamento',
  'academico/diario',
  'academico/rematriculas',
  'academico/temporadas',
  'academico/bolsas',
  'academico/convenios',
  'academico/contratos',
  'suprimentos',
  'academico/matriculas',
  'academico/estrutura',
  'academico/periodos-letivos',
  'financeiro/declaracoes',
  'financeiro/cobranca',
  'financeiro/pagar',
  'financeiro/boletos',
  'financeiro/titulos',
  'financeiro/caixa',
  'financeiro/fornecedores',
  'financeiro/cadastros',
  'financeiro/dados-bancarios',
  'rh',
  'acesso',
  'pessoas',
  'contabil',
] as const;
export type Arvore = (typeof ordemDasSalas)[number];

/** The tree of rooms that a file stands in; null outside the rooms. */
export function arvoreDe(caminho: string): Arvore | null {
  return ordemDasSalas.find((sala) => caminho.startsWith(`src/domains/${sala}/`)) ?? null;
}

/** Every room and sub-room, by its path under src/domains, deepest first: the trees, and each folder that has a server or a web of its own. */
export const todasAsSalas: readonly string[] = [
  ...new Set([
    ...ordemDasSalas,
    ...arquivos(/^src\/domains\/.*\/(server|web)\//).map((caminho) =>
      caminho.replace(/\/(server|web)\/.*$/, '').slice('src/domains/'.length),
    ),
  ]),
].toSorted((a, b) => b.length - a.length || a.localeCompare(b));

/** The room or sub-room that a file stands in; null outside the rooms. */
export function salaDe(caminho: string): string | null {
  return todasAsSalas.find((sala) => caminho.startsWith(`src/domains/${sala}/`)) ?? null;
}

/** Whether the first is the second or stands inside it: what an ancestor has is open to its descendants. */
export const ficaEm = (sala: string, ancestral: string): boolean => sala === ancestral || sala.startsWith(`${ancestral}/`);
