import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import type { Destino } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import { busca, filtroAluno, filtrosDaEstrutura } from './filtros.ts';

const sem = (f: ValoresSoltos, valor: string): Destino => ({
  tela: 'relatorio-irmaos',
  search: { ...busca(f, { ano: 'AnoLetivoId', seg: 'SegmentacaoId', curso: 'CursoId', q: 'Nome' }), desconto: valor },
});

/** Families with two or more students: who they are, what binds them, and who has the siblings' discount. */
export const relatorioIrmaos = defineRelatorio({
  nome: 'irmaos',
  tela: 'relatorio-irmaos',
  sobre: {
    br: 'Famílias com dois ou mais alunos no ano: os que têm um responsável ou um dos pais em comum. Com filtro, a família aparece inteira.',
    en: 'Families with two or more students in the year: those who share a guardian or a parent. Under a filter the whole family still shows.',
  },
  filtros: {
    ...filtrosDaEstrutura,
    ComDesconto: {
      tipo: 'booleano',
      chave: 'desconto',
      rotulo: { br: 'Com desconto de irmãos', en: 'With siblings’ discount' },
      fixo: true,
    },
    ...filtroAluno,
  },
  colunas: [
    { chave: 'familia', titulo: { br: 'Família', en: 'Family' }, tipo: 'texto', peso: 2 },
    {
      chave: 'alunoNome',
      titulo: { br: 'Aluno', en: 'Student' },
      tipo: 'texto',
      peso: 2.2,
      principal: true,
      elo: ({ matriculaId }) => ({ tela: 'visualizar-matricula', params: { id: Number(matriculaId) } }),
    },
    { chave: 'dataNascimento', titulo: { br: 'Nascimento', en: 'Birth' }, tipo: 'data' },
    { chave: 'matriculaCodigo', titulo: { br: 'Matrícula', en: 'Enrollment' }, tipo: 'texto', peso: 1.1 },
    { chave: 'cursoNome', titulo: { br: 'Curso', en: 'Course' }, tipo: 'texto', peso: 1.4 },
    { chave: 'turmaNome', titulo: { br: 'Turma', en: 'Class' }, tipo: 'texto' },
    { chave: 'vinculo', titulo: { br: 'Em comum', en: 'In common' }, tipo: 'texto', peso: 2.4, soArquivo: true },
    { chave: 'descontos', titulo: { br: 'Descontos no contrato', en: 'Contract discounts' }, tipo: 'texto', peso: 1.8 },
    { chave: 'comDesconto', titulo: { br: 'Desconto de irmãos', en: 'Siblings’ discount' }, tipo: 'simnao', principal: true },
  ],
  tambem: ['familiaId', 'matriculaId', 'alunoId'],
  grupos: [{ chave: 'familiaId', rotulo: 'familia' }],
  numeros: [
    { rotulo: { br: 'Famílias', en: 'Families' }, valor: { distintos: 'familiaId' }, tipo: 'inteiro' },
    { rotulo: { br: 'Irmãos', en: 'Siblings' }, valor: { distintos: 'alunoId' }, tipo: 'inteiro' },
    {
      rotulo: { br: 'Com desconto de irmãos', en: 'With siblings’ discount' },
      valor: { soma: 'com' },
      tipo: 'inteiro',
      tom: 'sucesso',
      elo: (f) => sem(f, 'true'),
    },
    {
      rotulo: { br: 'Sem desconto de irmãos', en: 'Without it' },
      valor: { soma: 'sem' },
      tipo: 'inteiro',
      tom: 'alerta',
      elo: (f) => sem(f, 'false'),
    },
  ],
  grafico: {
    titulo: { br: 'Famílias pelo número de irmãos', en: 'Families by number of siblings' },
    chave: 'tamanho',
    rotulo: 'tamanho',
    ordem: 'tamanho',
    valor: { distintos: 'familiaId' },
    tipo: 'inteiro',
  },
  vazio: {
    titulo: { br: 'Nenhuma família com irmãos neste filtro', en: 'No families with siblings in this filter' },
    texto: {
      br: 'Irmãos são reconhecidos pelos responsáveis da matrícula e pela filiação que aponta para pessoas cadastradas.',
      en: 'Siblings are recognised by the guardians of the enrollment and by parents who are registered people.',
    },
    elo: { rotulo: { br: 'Abrir matrículas', en: 'Open enrollments' }, destino: { tela: 'matriculas' } },
  },
});
