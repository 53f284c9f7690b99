import type { TelaId } from '#catalog/telas.ts';

/**
 * What an empty school creates first, in the order in which one thing needs the other. `tela` opens it; `permissao` is the
 * screen whose "criar" makes it.
 */
export const primeirosPassos = [
  { id: 'anoLetivo', tela: 'periodo-letivo-criar', permissao: 'periodo-letivo' },
  { id: 'segmentacao', tela: 'cursos-estrutura', permissao: 'cursos-estrutura' },
  { id: 'curso', tela: 'curso', permissao: 'cursos-estrutura' },
  { id: 'turma', tela: 'turmas-estrutura-novo', permissao: 'turmas-estrutura' },
  { id: 'preco', tela: 'precos', permissao: 'precos' },
  { id: 'conta', tela: 'contas', permissao: 'contas' },
  { id: 'formaPagamento', tela: 'formas-pagamento', permissao: 'formas-pagamento' },
] as const satisfies readonly { id: string; tela: TelaId; permissao: TelaId }[];

export type PassoId = (typeof primeirosPassos)[number]['id'];
export const passosIds = primeirosPassos.map(({ id }) => id) as [PassoId, ...PassoId[]];
