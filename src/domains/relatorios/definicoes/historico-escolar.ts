import { situacoesDoHistorico } from '#domains/academico/historico/escolar/tipos.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';
import { filtrosDaEstrutura, filtroTurma } from './filtros.ts';

/** The students of a year by class, with the transcript of each: issued, in preparation, or none. */
export const relatorioHistoricoEscolar = defineRelatorio({
  nome: 'historico-escolar',
  tela: 'relatorios-historico-escolar',
  sobre: {
    br: 'Quem esteve em turma no ano. "Emitido" é o histórico em vigor que já conta o ano escolhido; um mais antigo conta como em preparo.',
    en: 'Who sat in a class in the year. "Issued" is a transcript in force that tells the year chosen; an older one counts as in preparation.',
  },
  filtros: {
    ...filtrosDaEstrutura,
    ...filtroTurma,
    Situacao: { tipo: 'opcao', lista: situacoesDoHistorico, chave: 'sit', rotulo: { br: 'Histórico', en: 'Transcript' }, fixo: true },
  },
  colunas: [
    { chave: 'cursoNome', titulo: { br: 'Curso', en: 'Course' }, tipo: 'texto', peso: 1.4 },
    { chave: 'turmaNome', titulo: { br: 'Turma', en: 'Class' }, tipo: 'texto', peso: 1.4 },
    {
      chave: 'alunoNome',
      titulo: { br: 'Aluno', en: 'Student' },
      tipo: 'texto',
      peso: 2.6,
      principal: true,
      elo: ({ alunoId }) => ({ tela: 'historico-escolar', search: { aluno: alunoId } }),
    },
    { chave: 'movimento', titulo: { br: 'Matrícula', en: 'Enrollment' }, tipo: 'opcao', opcoes: movimentos },
    {
      chave: 'situacao',
      titulo: { br: 'Histórico', en: 'Transcript' },
      tipo: 'opcao',
      opcoes: situacoesDoHistorico,
      principal: true,
      peso: 1.2,
    },
    { chave: 'numero', titulo: { br: 'Número', en: 'Number' }, tipo: 'texto', peso: 1.1 },
    { chave: 'dataEmissao', titulo: { br: 'Emissão', en: 'Issued on' }, tipo: 'data', peso: 1 },
    { chave: 'emitidos', titulo: { br: 'Emitidos', en: 'Issued' }, tipo: 'inteiro', total: true, soArquivo: true },
    { chave: 'emPreparo', titulo: { br: 'Em preparo', en: 'In preparation' }, tipo: 'inteiro', total: true, soArquivo: true },
    { chave: 'sem', titulo: { br: 'Sem histórico', en: 'No transcript' }, tipo: 'inteiro', total: true, soArquivo: true },
  ],
  tambem: ['alunoId', 'turmaId'],
  grupos: [{ chave: 'turmaId', rotulo: 'turmaNome' }],
  numeros: [
    { rotulo: { br: 'Alunos', en: 'Students' }, valor: 'linhas', tipo: 'inteiro' },
    { rotulo: { br: 'Emitidos', en: 'Issued' }, valor: { soma: 'emitidos' }, tipo: 'inteiro', tom: 'sucesso' },
    { rotulo: { br: 'Em preparo', en: 'In preparation' }, valor: { soma: 'emPreparo' }, tipo: 'inteiro' },
    { rotulo: { br: 'Sem histórico', en: 'No transcript' }, valor: { soma: 'sem' }, tipo: 'inteiro' },
  ],
  grafico: {
    titulo: { br: 'Históricos emitidos por curso', en: 'Transcripts issued by course' },
    chave: 'cursoId',
    rotulo: 'cursoNome',
    ordem: 'cursoPosicao',
    valor: { soma: 'emitidos' },
    de: 'linhas',
    tipo: 'inteiro',
  },
  vazio: {
    titulo: { br: 'Nenhum aluno neste filtro', en: 'No students in this filter' },
    texto: { br: 'Escolha outro ano, outra turma ou outra situação.', en: 'Choose another year, class or status.' },
    elo: { rotulo: { br: 'Abrir históricos', en: 'Open transcripts' }, destino: { tela: 'historico-escolar' } },
  },
});
