import { situacoesTurma, turnos } from '#domains/academico/estrutura/turnos.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { definirLista } from '#shared/listas/opcao.ts';
import { textoDoValor, type ValoresSoltos } from '#shared/relatorios/filtros.ts';

/** Filters that the academic reports share, by wire name. */
export const filtroAno = {
  AnoLetivoId: {
    tipo: 'id',
    fonte: 'anosLetivos',
    chave: 'ano',
    rotulo: { br: 'Ano letivo', en: 'School year' },
    obrigatorio: true,
    fixo: true,
  },
} as const;
export const filtrosDaEstrutura = {
  ...filtroAno,
  SegmentacaoId: { tipo: 'id', fonte: 'segmentacoes', chave: 'seg', rotulo: { br: 'Segmentação', en: 'Segment' }, fixo: true },
  CursoId: { tipo: 'id', fonte: 'cursos', chave: 'curso', rotulo: { br: 'Curso', en: 'Course' }, fixo: true },
} as const;
export const filtroTurma = {
  TurmaId: { tipo: 'id', fonte: 'turmas', chave: 'turma', rotulo: { br: 'Turma', en: 'Class' }, fixo: true },
} as const;
export const filtroTurno = { Turno: { tipo: 'opcao', lista: turnos, chave: 'turno', rotulo: { br: 'Turno', en: 'Shift' } } } as const;
export const filtroSituacaoTurma = {
  Situacao: { tipo: 'opcao', lista: situacoesTurma, chave: 'sit', rotulo: { br: 'Situação', en: 'Status' } },
} as const;
export const filtroMovimento = {
  Movimento: { tipo: 'opcoes', lista: movimentos, chave: 'movimento', rotulo: { br: 'Movimento', en: 'Movement' } },
} as const;
export const filtroAluno = { Nome: { tipo: 'texto', chave: 'q', rotulo: { br: 'Buscar aluno', en: 'Search student' } } } as const;

/** Which contracts a report of money counts: those whose figures are final, unless told. */
export const quaisContratos = definirLista(
  { valor: 'em_vigor', br: 'Em vigor', en: 'In force' },
  { valor: 'em_preparo', br: 'Em preparo', en: 'In preparation' },
  { valor: 'cancelados', br: 'Cancelados', en: 'Cancelled' },
  { valor: 'todos', br: 'Todos', en: 'All' },
);
export type QuaisContratos = (typeof quaisContratos)[number]['valor'];
export const filtroContratos = {
  Contratos: {
    tipo: 'opcao',
    lista: quaisContratos,
    padrao: 'em_vigor',
    obrigatorio: true,
    fixo: true,
    chave: 'contratos',
    rotulo: { br: 'Contratos', en: 'Contracts' },
  },
} as const;

/** The same filters in the address of a list: `{ ano: 'AnoLetivoId' }` says which value goes where. */
export function busca(aplicados: ValoresSoltos, nomes: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(nomes).flatMap(([chave, nome]) => {
      const valor = aplicados[nome];
      return valor === undefined ? [] : [[chave, textoDoValor(valor)]];
    }),
  );
}
