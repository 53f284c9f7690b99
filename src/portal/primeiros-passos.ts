import type { Acao, TelaId } from '#catalog/telas.ts';

type Passo = {
  id: string;
  /** What opens it: a screen, with what its address asks for, or the window of the user's menu that holds the school's own data. */
  abre: { tela: TelaId; search?: Readonly<Record<string, string>> } | { painel: 'escola' };
  /** The permission that it asks for; null when it is for an administrator. */
  permissao: readonly [TelaId, Acao] | null;
};

/**
 * What an empty school creates first, in the order in which one thing needs the other: contracts and documents carry the
 * school's name, a school year is of segmentações, and a course is of one.
 */
export const primeirosPassos = [
  { id: 'escola', abre: { painel: 'escola' }, permissao: null },
  {
    id: 'segmentacao',
    abre: { tela: 'cursos-estrutura', search: { abrir: 'segmentacoes' } },
    permissao: ['cursos-estrutura', 'criar'],
  },
  { id: 'anoLetivo', abre: { tela: 'periodo-letivo-criar' }, permissao: ['periodo-letivo', 'criar'] },
  { id: 'curso', abre: { tela: 'curso' }, permissao: ['cursos-estrutura', 'criar'] },
  { id: 'turma', abre: { tela: 'turmas-estrutura-novo' }, permissao: ['turmas-estrutura', 'criar'] },
  { id: 'preco', abre: { tela: 'precos' }, permissao: ['precos', 'criar'] },
  { id: 'conta', abre: { tela: 'contas' }, permissao: ['contas', 'criar'] },
  { id: 'formaPagamento', abre: { tela: 'formas-pagamento' }, permissao: ['formas-pagamento', 'criar'] },
] as const satisfies readonly Passo[];

export type PassoId = (typeof primeirosPassos)[number]['id'];
export const passosIds = primeirosPassos.map(({ id }) => id) as [PassoId, ...PassoId[]];

/** Whether a person may take a step. */
export const podeDar = ({ permissao }: Passo, admin: boolean, pode: (tela: TelaId, acao: Acao) => boolean): boolean =>
  permissao === null ? admin : pode(...permissao);
