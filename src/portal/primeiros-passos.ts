import type { Acao, TelaId } from '#catalog/telas.ts';

type Passo = {
  id: string;
  /** What opens it: a screen, with what its address asks for, or the window of the user's menu that holds the school's own data. */
  abre: { tela: TelaId; search?: Readonly<Record<string, string>> } | { painel: 'escola' };
  /** The permission that it asks for. */
  tela: TelaId;
  acao: Acao;
};

/**
 * What an empty school creates first, in the order in which one thing needs the other: contracts and documents carry the
 * school's name, a school year is of segmentações, and a course is of one.
 */
export const primeirosPassos = [
  { id: 'escola', abre: { painel: 'escola' }, tela: 'usuarios', acao: 'editar' },
  {
    id: 'segmentacao',
    abre: { tela: 'cursos-estrutura', search: { abrir: 'segmentacoes' } },
    tela: 'cursos-estrutura',
    acao: 'criar',
  },
  { id: 'anoLetivo', abre: { tela: 'periodo-letivo-criar' }, tela: 'periodo-letivo', acao: 'criar' },
  { id: 'curso', abre: { tela: 'curso' }, tela: 'cursos-estrutura', acao: 'criar' },
  { id: 'turma', abre: { tela: 'turmas-estrutura-novo' }, tela: 'turmas-estrutura', acao: 'criar' },
  { id: 'preco', abre: { tela: 'precos' }, tela: 'precos', acao: 'criar' },
  { id: 'conta', abre: { tela: 'contas' }, tela: 'contas', acao: 'criar' },
  { id: 'formaPagamento', abre: { tela: 'formas-pagamento' }, tela: 'formas-pagamento', acao: 'criar' },
] as const satisfies readonly Passo[];

export type PassoId = (typeof primeirosPassos)[number]['id'];
export const passosIds = primeirosPassos.map(({ id }) => id) as [PassoId, ...PassoId[]];
