import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { definirLista } from '#shared/listas/opcao.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import { busca, filtroMovimento, filtrosDaEstrutura, filtroTurno } from './filtros.ts';

/** New: the student had no enrollment in the year before; renewed: he had one that was not cancelled. */
const ingressos = definirLista({ valor: 'nova', br: 'Nova', en: 'New' }, { valor: 'renovada', br: 'Renovada', en: 'Renewed' });

/** How many enrollments there are, by any two of segment, course, class, shift, movement and new or renewed. */
export const relatorioTotalizadores = defineRelatorio({
  nome: 'totalizadores',
  tela: 'relatorio-totalizadores',
  sobre: {
    br: 'Matrículas do ano contadas por duas dimensões à escolha. Renovada é a de quem teve matrícula no ano anterior.',
    en: 'Enrollments of the year counted by two dimensions of choice. Renewed means enrolled the year before.',
  },
  filtros: {
    ...filtrosDaEstrutura,
    ...filtroTurno,
    ...filtroMovimento,
    Ingresso: { tipo: 'opcao', lista: ingressos, chave: 'ingresso', rotulo: { br: 'Nova ou renovada', en: 'New or renewed' } },
  },
  cruzamento: {
    dimensoes: {
      segmentacao: {
        titulo: { br: 'Segmentação', en: 'Segment' },
        chave: 'segmentacaoId',
        rotulo: 'segmentacaoNome',
        ordem: 'segmentacaoOrdem',
      },
      curso: { titulo: { br: 'Curso', en: 'Course' }, chave: 'cursoId', rotulo: 'cursoNome', ordem: 'cursoPosicao' },
      turma: { titulo: { br: 'Turma', en: 'Class' }, chave: 'turmaId', rotulo: 'turmaNome', ordem: 'cursoPosicao' },
      turno: { titulo: { br: 'Turno', en: 'Shift' }, chave: 'turno', rotulo: 'turno', ordem: 'cursoPosicao', opcoes: turnos },
      movimento: {
        titulo: { br: 'Movimento', en: 'Movement' },
        chave: 'movimento',
        rotulo: 'movimento',
        ordem: 'cursoPosicao',
        opcoes: movimentos,
      },
      ingresso: {
        titulo: { br: 'Nova ou renovada', en: 'New or renewed' },
        chave: 'ingresso',
        rotulo: 'ingresso',
        ordem: 'cursoPosicao',
        opcoes: ingressos,
      },
    },
    linhas: 'curso',
    colunas: 'movimento',
    titulo: { br: 'Matrículas', en: 'Enrollments' },
    elo: (f) => ({
      tela: 'matriculas',
      search: busca(f, { ano: 'AnoLetivoId', segmentacao: 'SegmentacaoId', curso: 'CursoId', movimento: 'Movimento' }),
    }),
  },
  colunas: [
    {
      chave: 'alunoNome',
      titulo: { br: 'Aluno', en: 'Student' },
      tipo: 'texto',
      peso: 2.4,
      principal: true,
      elo: ({ matriculaId }) => ({ tela: 'visualizar-matricula', params: { id: Number(matriculaId) } }),
    },
    { chave: 'matriculaCodigo', titulo: { br: 'Matrícula', en: 'Enrollment' }, tipo: 'texto' },
    { chave: 'cursoNome', titulo: { br: 'Curso', en: 'Course' }, tipo: 'texto', peso: 1.5 },
    { chave: 'turmaNome', titulo: { br: 'Turma', en: 'Class' }, tipo: 'texto', principal: true },
    { chave: 'turno', titulo: { br: 'Turno', en: 'Shift' }, tipo: 'opcao', opcoes: turnos, soArquivo: true },
    { chave: 'movimento', titulo: { br: 'Movimento', en: 'Movement' }, tipo: 'opcao', opcoes: movimentos },
    { chave: 'ingresso', titulo: { br: 'Ingresso', en: 'Entry' }, tipo: 'opcao', opcoes: ingressos },
    { chave: 'dataMatricula', titulo: { br: 'Data', en: 'Date' }, tipo: 'data' },
  ],
  tambem: ['matriculaId'],
  vazio: {
    titulo: { br: 'Nenhuma matrícula neste filtro', en: 'No enrollments in this filter' },
    texto: { br: 'Escolha outro ano letivo ou retire um filtro.', en: 'Choose another school year or remove a filter.' },
    elo: { rotulo: { br: 'Abrir matrículas', en: 'Open enrollments' }, destino: { tela: 'matriculas' } },
  },
});
