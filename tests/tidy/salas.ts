/** The rooms, left to right: on the server a room imports only doors of rooms to its right. Their folders hang under src/domains. */
export const ordemDasSalas = [
  'relatorios',
  'academico/fechamento',
  'academico/documentos',
  'academico/historico',
  'academico/boletins',
  'academico/diario',
  'academico/rematriculas',
  'academico/contratos',
  'suprimentos',
  'academico/matriculas',
  'academico/estrutura',
  'academico/periodos-letivos',
  'financeiro/declaracoes',
  'financeiro/cobranca',
  'financeiro/boletos',
  'financeiro/titulos',
  'financeiro/caixa',
  'financeiro/cadastros',
  'rh',
  'acesso',
  'pessoas',
  'contabil',
] as const;
export type Sala = (typeof ordemDasSalas)[number];

/** The room of a path; null outside the rooms. */
export function salaDe(caminho: string): Sala | null {
  return ordemDasSalas.find((sala) => caminho.startsWith(`src/domains/${sala}/`)) ?? null;
}
